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
  seo: ['content', 'contact', 'jobs', 'paths.ts', 'base-path.ts'],
  layout: ['ui', 'theme', 'content', 'contact', 'illustrations', 'paths.ts', 'seo'],
  'pages/home': [
    ...['ui', 'theme', 'content', 'contact', 'jobs', 'illustrations', 'paths.ts', 'today.ts'],
  ],
  'pages/career': ['ui', 'content', 'contact', 'jobs', 'today.ts'],
  'pages/job': ['ui', 'theme', 'content', 'contact', 'jobs', 'seo', 'paths.ts', 'today.ts'],
  'pages/not-found': ['ui', 'content', 'illustrations', 'paths.ts'],
  'pages/error': ['base-path.ts', 'start'],
  'routes.tsx': ['pages', 'layout', 'seo', 'content', 'paths.ts', 'start'],
  'hydrate.tsx': ['routes.tsx', 'pages/error', 'seo', 'base-path.ts', 'start', 'theme', 'today.ts'],
  'app.ts': ['routes.tsx', 'theme', 'hydrate.tsx'],
  'entry.client.tsx': ['app.ts', 'start'],
  'entry.server.tsx': ['routes.tsx', 'seo', 'base-path.ts', 'theme', 'today.ts'],
};

const zones = Object.entries(allowedImports).map(([importer, allowed]) => ({
  target: `./src/${importer}`,
  from: './src',
  except: [importer, ...allowed].map((name) => `./${name}`),
  message: `src/${importer} may import only ${allowed.join(', ') || 'from packages'} (see eslint.config.mjs).`,
}));

export default defineConfig(
  { ignores: ['dist', '.cache', 'coverage', 'playwright-report', 'test-results'] },
  js.configs.recommended,
  ts.strict,
  importX.flatConfigs.typescript,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'import-x/no-cycle': 'error',
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
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-console': 'error',
    },
  },
  { files: ['src/**/*.test.{ts,tsx}', 'src/testing/**'], ...testingLibrary.configs['flat/react'] },
  {
    files: ['*.js'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
