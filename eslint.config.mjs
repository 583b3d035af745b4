import path from 'node:path';

import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import { configs as ts } from 'typescript-eslint';

/** The folders and files of src/, and which of the others each may import. */
const allowedImports = {
  'paths.ts': [],
  'base-path.ts': [],
  'today.ts': [],
  content: ['paths.ts'],
  contact: ['content'],
  jobs: ['content', 'contact'],
  theme: [],
  illustrations: [],
  start: [],
  ui: ['theme', 'content', 'illustrations'],
  seo: ['content', 'contact', 'jobs', 'paths.ts', 'base-path.ts', 'today.ts'],
  layout: ['ui', 'theme', 'content', 'contact', 'illustrations', 'paths.ts', 'seo'],
  'pages/home': [
    ...['ui', 'theme', 'content', 'contact', 'jobs', 'illustrations', 'paths.ts', 'today.ts'],
  ],
  'pages/career': ['ui', 'content', 'contact', 'illustrations', 'jobs', 'today.ts'],
  'pages/job': [
    ...[
      'ui',
      'theme',
      'content',
      'contact',
      'illustrations',
      'jobs',
      'seo',
      'paths.ts',
      'today.ts',
    ],
  ],
  'pages/not-found': ['ui', 'content', 'illustrations', 'paths.ts'],
  'pages/error': ['base-path.ts', 'start'],
  'routes.tsx': ['pages', 'layout', 'seo', 'content', 'paths.ts', 'start'],
  'hydrate.tsx': ['routes.tsx', 'pages/error', 'seo', 'base-path.ts', 'start', 'theme', 'today.ts'],
  'app.ts': ['routes.tsx', 'theme', 'hydrate.tsx'],
  'entry.client.tsx': ['app.ts', 'start'],
  'entry.server.tsx': ['routes.tsx', 'seo', 'base-path.ts', 'theme', 'today.ts'],
};

/** The same for the folders that run in Node. Browser tests see pages only in the browser. */
const allowedForNode = {
  build: ['src', 'webpack.config.js'],
  scripts: ['src/base-path.ts'],
  e2e: [
    ...['build', 'package.json', 'src/contact', 'src/content', 'src/jobs', 'src/paths.ts'],
    ...['src/seo', 'src/testing', 'src/theme'],
  ],
};

/** Files of src/ that run only in Node. Browser code may import their types. */
const nodeFiles = ['src/entry.server.tsx', 'src/content/schema*.ts', 'src/seo/json-ld.tsx'];

const tests = ['**/*.test.{ts,tsx}', 'src/testing/**'];

export default defineConfig(
  { ignores: ['dist*', '.cache', 'coverage', 'playwright-report', 'test-results'] },
  js.configs.recommended,
  ts.strict,
  importX.flatConfigs.typescript,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': 'error',
      'import-x/order': [
        'error',
        { 'newlines-between': 'always', groups: ['builtin', 'external', ['parent', 'sibling']] },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...tests, 'src/**/*.d.ts'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    rules: {
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...importZones('src', allowedImports),
            { target: 'src', from: ['build', 'scripts', 'e2e'], message: 'The app is in src.' },
          ],
        },
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...tests, ...nodeFiles],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/schema*', '**/json-ld', '**/entry.server', 'node:*'],
              allowTypeImports: true,
              message: 'This runs only in Node. Browser code may import its types.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{build,scripts,e2e}/**'],
    ignores: tests,
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: importZones('.', allowedForNode) }],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^(spawn|execFile)/][arguments.0.value=/^(npm|npx|tsx|which|sh|bash)$/]',
          message: 'Windows cannot start this. Run process.execPath with the script as argument.',
        },
      ],
    },
  },
  { files: ['src/**/*.test.{ts,tsx}', 'src/testing/**'], ...testingLibrary.configs['flat/react'] },
  {
    files: ['*.js'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);

function importZones(folder, allowed) {
  return Object.entries(allowed).map(([importer, others]) => ({
    target: path.join(folder, importer),
    from: folder,
    except: ['node_modules', importer, ...others].map((name) => `./${name}`),
    message: `${importer} may import only ${others.join(', ') || 'packages'} (see eslint.config.mjs).`,
  }));
}
