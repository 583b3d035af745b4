import { readdirSync } from 'node:fs';

import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import { configs as ts } from 'typescript-eslint';

const tests = ['**/*.test.{ts,tsx}', 'src/testing/**'];

const pageFolders = readdirSync('src/pages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

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
          named: true,
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...tests, '**/*.d.ts'],
    extends: [jsxA11y.configs.strict, reactHooks.configs.flat['recommended-latest']],
    rules: {
      'import-x/no-default-export': 'error',
      'no-console': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            // What builds and tests may import what ships, not the other way.
            { target: 'src', from: ['build', 'fixtures'] },
            // Pages share components by src/ui.
            ...pageFolders.map((folder) => ({
              target: `src/pages/${folder}`,
              from: 'src/pages',
              except: [`./${folder}`],
            })),
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...tests, 'src/server.tsx', '**/*.server.{ts,tsx}'],
    rules: {
      // Browsers could not run them. Types leave no trace in the scripts.
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/*.server'], allowTypeImports: true }] },
      ],
    },
  },
  { files: tests, ...testingLibrary.configs['flat/react'] },
  {
    files: ['**/*.js'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
