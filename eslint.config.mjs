import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import { config, configs as ts } from 'typescript-eslint';

/**
 * The rooms of src/ and what each may import from the others. A room not listed for another is out
 * of its reach; everything may be imported within a room.
 */
const rooms = {
  'paths.ts': [],
  'base-path.ts': [],
  'today.ts': [],
  content: ['paths.ts'],
  theme: [],
  pictures: [],
  start: ['content'],
  ui: ['theme', 'paths.ts', 'content/interface.ts'],
  document: ['content', 'paths.ts', 'base-path.ts', 'theme', 'pictures', 'routes.tsx', 'today.ts'],
  'site-frame': ['ui', 'theme', 'content', 'pictures', 'paths.ts', 'document', 'start'],
  'pages/home': ['ui', 'theme', 'content', 'pictures', 'illustrations', 'paths.ts'],
  'pages/career': ['ui', 'theme', 'content', 'pictures', 'paths.ts', 'today.ts'],
  'pages/job': ['ui', 'theme', 'content', 'pictures', 'paths.ts', 'today.ts'],
  'pages/not-found': ['ui', 'theme', 'content', 'pictures', 'paths.ts'],
  'pages/error': ['base-path.ts', 'start'],
  'routes.tsx': ['pages', 'site-frame', 'document', 'content', 'paths.ts', 'start'],
  'take-over.tsx': [
    'routes.tsx',
    'pages/error',
    'document',
    'base-path.ts',
    'start',
    'theme',
    'today.ts',
  ],
  'app.ts': ['routes.tsx', 'theme', 'start', 'take-over.tsx'],
  'main.ts': ['app.ts', 'start'],
};

const zones = Object.entries(rooms).map(([room, mayImport]) => ({
  target: `./src/${room}`,
  from: './src',
  except: [room, ...mayImport].map((name) => `./${name}`),
  message: `src/${room} may import only ${mayImport.join(', ') || 'from packages'} (see eslint.config.mjs).`,
}));

export default config(
  { ignores: ['dist', 'dist-hosting', '.cache', 'coverage', 'playwright-report', 'test-results'] },
  js.configs.recommended,
  ...ts.strict,
  importX.flatConfigs.recommended,
  importX.flatConfigs.typescript,
  {
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/no-named-as-default': 'off',
      'import-x/order': [
        'error',
        {
          'newlines-between': 'always',
          alphabetize: { order: 'ignore' },
          groups: [['builtin'], ['external'], ['parent', 'sibling']],
        },
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
    languageOptions: { ...jsxA11y.flatConfigs.strict.languageOptions, globals: globals.browser },
  },
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}', 'src/testing/**'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  { files: ['src/**/*.test.{ts,tsx}', 'src/testing/**'], ...testingLibrary.configs['flat/react'] },
  {
    files: [
      '*.{js,mjs,ts}',
      'scripts/**',
      'build/**',
      'hosting/**',
      'e2e/**',
      'src/document/template.tsx',
      'src/testing/asset-stub.ts',
      'src/declarations.d.ts',
    ],
    languageOptions: { globals: globals.node },
    rules: { 'import-x/no-default-export': 'off', 'no-console': 'off' },
  },
  {
    files: ['*.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
