import { readdirSync } from 'node:fs';

import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import checkFile from 'eslint-plugin-check-file';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import { configs as ts } from 'typescript-eslint';

const tests = ['**/*.test.{ts,tsx}', '{src,generator}/testing/**'];

// Folders and files are in layers: each may import only those before it.

/** Code that several pages use. */
const shared = [
  'environment.ts',
  'report.ts',
  'paths.ts',
  'navigation.ts',
  'use-client-value.ts',
  'now.ts',
  'illustrations',
  'theme',
  'chunks',
  'content',
  'contact',
  'jobs',
  'ui',
  'seo',
  'page-handle.ts',
];

/** Read from disk, so a new page needs no entry here. Pages do not import each other or the layout. */
const pages = readdirSync('src/pages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `pages/${name}`);

const pageTypes = ['pages/page-definition.ts', 'pages/page-definition.server.ts'];

const generator = [
  'user-error.ts',
  'options.ts',
  'lib',
  'output-files.ts',
  'output-directory.ts',
  'site-pages.ts',
  'fonts',
  'content-schema',
  'yaml',
  'content',
  'schema-files',
  'webpack',
  'documents',
  'files',
  'build-site.ts',
];

const importZones = [
  ...shared.map((part, index) => mayImport(part, shared.slice(0, index))),
  mayImport('layout', shared),
  ...pages.map((part) => mayImport(part, [...shared, ...pageTypes])),
  mayImport('routes.tsx', [...shared, 'layout', 'pages']),
  mayImport('startup', [...shared, 'layout', 'pages', 'routes.tsx']),
  ...generator.map((part, index) => mayImport(part, generator.slice(0, index), 'generator')),
  {
    target: 'src',
    from: 'generator',
    except: ['./content-schema'],
    message: 'src may import only types from generator/content-schema.',
  },
  {
    target: 'src',
    from: ['scripts', 'e2e', 'fixtures'],
    message: 'src must not import scripts, e2e or fixtures.',
  },
  {
    target: 'generator',
    from: ['scripts', 'e2e', 'fixtures'],
    message: 'generator must not import scripts, e2e or fixtures.',
  },
  {
    target: 'generator',
    from: ['src/layout', 'src/pages', 'src/routes.tsx', 'src/ui'],
    except: ['./page-definition.ts', './page-definition.server.ts', './page-list.ts'],
    message: 'generator must not import components or routes.',
  },
  {
    target: 'e2e',
    from: ['src/layout', 'src/pages', 'src/routes.tsx', 'src/ui'],
    except: [
      './page-definition.ts',
      './page-list.ts',
      './home/page.server.ts',
      './job/page.server.ts',
    ],
    message: 'e2e must not import components or routes.',
  },
];

function mayImport(part, others, folder = 'src') {
  return {
    target: `${folder}/${part}`,
    from: folder,
    except: [part, ...others].map((name) => `./${name}`),
    message: `${folder}/${part} may import only ${others.join(', ') || 'packages'} (eslint.config.mjs).`,
  };
}

export default defineConfig(
  { ignores: ['dist*', '.cache', 'test-results'] },
  js.configs.recommended,
  ts.strict,
  importX.flatConfigs.typescript,
  {
    rules: {
      curly: ['error', 'multi-line'],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': 'error',
      'import-x/order': [
        'error',
        {
          'newlines-between': 'always',
          groups: ['builtin', 'external', ['parent', 'sibling']],
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,mts,ts,tsx}'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{src,generator,scripts,hosting,e2e,fixtures}/**/': 'KEBAB_CASE' },
      ],
      'check-file/no-index': 'error',
    },
  },
  {
    ignores: tests,
    rules: { 'import-x/no-restricted-paths': ['error', { zones: importZones }] },
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
    extends: [jsxA11y.configs.strict, reactHooks.configs.flat['recommended-latest']],
    rules: { 'import-x/no-default-export': 'error', 'no-console': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...tests, 'src/theme/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/^(#[0-9a-f]{3,8}$|(rgb|hsl)a?\\(|@media \\((min|max)-)/i]',
          message: 'Colors and breakpoints come from src/theme.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...tests, 'src/**/*.server.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/*.server', '**/content-schema/*', 'node:*'],
              allowTypeImports: true,
              message: 'This runs only in Node. Browser code may import its types.',
            },
          ],
        },
      ],
    },
  },
  { files: tests, ...testingLibrary.configs['flat/react'] },
  {
    files: ['*.js'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
