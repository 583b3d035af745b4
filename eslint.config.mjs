import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import { configs as ts } from 'typescript-eslint';

const tests = ['**/*.test.{ts,tsx}', 'src/testing/**'];

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
      // What builds and tests may import what ships, not the other way.
      'import-x/no-restricted-paths': [
        'error',
        { zones: [{ target: 'src', from: ['build', 'fixtures'] }] },
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
