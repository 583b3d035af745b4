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

const tests = ['**/*.test.{ts,tsx}', 'src/testing/**'];

/**
 * The folders and files of each top folder, in layers: each may import only those before it. `src`,
 * the app, and `generator`, the build, have in common what is in `shared`.
 */
const layers = {
  shared: [
    'epoch-ms.ts',
    'lead-words.ts',
    'content-schema',
    'content',
    'paths.ts',
    'output-files.ts',
    'contact',
    'jobs',
    'seo',
  ],
  src: [
    'hooks',
    'reports',
    'navigation',
    'illustrations',
    'theme',
    'chunks',
    'ui',
    'document',
    'layout',
  ],
  generator: [
    'user-error.ts',
    'site-address.ts',
    'environment.ts',
    'options.ts',
    'lib',
    'output-directory.ts',
    'fonts',
    'yaml',
    'content',
    'schema-files',
    'webpack',
    'documents',
    'files',
    'build-site.ts',
  ],
};

/**
 * Read from disk, so a new page needs no entry here. Pages do not import each other or the layout.
 */
const pages = readdirSync('src/pages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `pages/${name}`);

const pageTypes = ['pages/page-definition.ts', 'pages/page-definition.server.ts'];

const base = layers.src.filter((name) => name !== 'layout');

/** What each top folder may not import. */
const foreign = {
  shared: ['src', 'generator', 'scripts', 'e2e', 'fixtures'],
  src: ['generator', 'scripts', 'e2e', 'fixtures'],
  generator: ['scripts', 'e2e', 'fixtures'],
};

const importZones = [
  ...Object.entries(layers).flatMap(([folder, parts]) =>
    parts.map((part, index) => mayImport(folder, part, parts.slice(0, index))),
  ),
  ...pages.map((part) => mayImport('src', part, [...base, ...pageTypes])),
  mayImport('src', 'routes.tsx', [...layers.src, 'pages']),
  mayImport('src', 'startup', [...layers.src, 'pages', 'routes.tsx']),
  ...Object.entries(foreign).map(([folder, others]) => ({
    target: folder,
    from: others,
    message: `${folder} must not import ${others.join(', ')}.`,
  })),
  {
    target: 'generator',
    from: 'src',
    except: ['./entry.server.tsx', './pages/page-list.ts', './pages/page-definition.ts', './theme'],
    message: 'generator may import only the theme, the list of pages and the type of the app.',
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

function mayImport(folder, part, others) {
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
      // Prettier wraps code at this width, but not comments.
      'max-len': [
        'error',
        { code: Infinity, comments: 100, ignoreUrls: true, ignorePattern: 'eslint-disable' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': 'error',
      'import-x/order': [
        'error',
        {
          'newlines-between': 'always',
          groups: ['builtin', 'external', ['parent', 'sibling']],
          alphabetize: { order: 'asc', caseInsensitive: true },
          named: true,
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
        { '{shared,src,generator,scripts,hosting,e2e,fixtures}/**/': 'KEBAB_CASE' },
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
    files: ['{src,shared}/**/*.{ts,tsx}'],
    ignores: [...tests, 'src/**/*.d.ts'],
    extends: [jsxA11y.configs.strict, reactHooks.configs.flat['recommended-latest']],
    rules: { 'import-x/no-default-export': 'error', 'no-console': 'error' },
  },
  {
    files: ['{src,shared}/**/*.{ts,tsx}'],
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
    files: ['{src,shared}/**/*.{ts,tsx}'],
    ignores: [...tests, '**/*.server.{ts,tsx}', 'shared/content-schema/**'],
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
