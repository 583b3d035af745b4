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

/** What the browser tests share with the app; they see its pages in the browser alone. */
const notPages = ['contact', 'content', 'jobs', 'paths.ts', 'seo', 'testing', 'theme'].map(
  (name) => `src/${name}`,
);

/** The same for the folders that Node runs. */
const allowedForNode = {
  build: ['hosting', 'src', 'webpack.config.js'],
  hosting: [],
  scripts: ['hosting', 'src/base-path.ts'],
  e2e: ['build', 'hosting', 'package.json', ...notPages],
};

const zones = (folder, allowedImports) =>
  Object.entries(allowedImports).map(([importer, allowed]) => ({
    target: path.join(folder, importer),
    from: folder,
    except: ['node_modules', importer, ...allowed].map((name) => `./${name}`),
    message: `${importer} may import only ${allowed.join(', ') || 'from packages'} (see eslint.config.mjs).`,
  }));

/** Run in Node alone; browser code may import their types. */
const nodeModules = ['src/entry.server.tsx', 'src/content/schema.ts', 'src/seo/json-ld.tsx'];

export default defineConfig(
  { ignores: ['dist*', '.cache', 'coverage', 'playwright-report', 'test-results'] },
  js.configs.recommended,
  ts.strict,
  importX.flatConfigs.typescript,
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
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    ignores: ['src/**/*.{test,d}.{ts,tsx}', 'src/testing/**'],
    rules: {
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...zones('src', allowedImports),
            { target: 'src', from: Object.keys(allowedForNode), message: 'src is the app alone.' },
          ],
        },
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}', 'src/testing/**', ...nodeModules],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/schema', '**/json-ld', '**/entry.server', 'node:*'],
              allowTypeImports: true,
              message: 'This runs in Node alone; browser code may import its types.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [`{${Object.keys(allowedForNode)}}/**`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: zones('.', allowedForNode) }],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^(spawn|execFile)/][arguments.0.value=/^(npm|npx|tsx|which|sh|bash)$/]',
          message: 'Windows has no such program. Run process.execPath with the script as argument.',
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
