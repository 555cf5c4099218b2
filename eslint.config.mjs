import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const kebab = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*\.(?:tsx?|mjs|cjs|mts)$/;

const kebabFileNames = {
  create: (context) => ({
    Program(node) {
      const name = context.filename.split('/').at(-1) ?? '';
      if (!kebab.test(name)) context.report({ node, message: `File name "${name}" is not kebab-case.` });
    },
  }),
};

export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/dist/**', '.data/**', '**/.cache/**', '.nx/**', 'coverage/**'] },
  ...tseslint.configs.recommended,
  {
    plugins: { house: { rules: { 'kebab-file-names': kebabFileNames } } },
    rules: {
      'house/kebab-file-names': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      'no-else-return': 'error',
      'no-console': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-empty-object-type': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use an object of constants: Node strips types only.' },
      ],
    },
  },
  {
    files: ['shell/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-router-dom', message: 'Import from @pokriv/web-kit/router.' },
            {
              name: 'styled-components',
              allowImportNames: ['createGlobalStyle', 'css', 'keyframes', 'ServerStyleSheet', 'styled'],
              message: 'The shell lends only what stands in shell/src/federation/lent-styles.ts.',
            },
            {
              name: '@pokriv/web-kit/session',
              importNames: ['sessionAtom', 'userAtom'],
              message: 'Use useSession or useUser: they agree with the page that the server rendered.',
            },
            {
              name: '@pokriv/web-kit/theme',
              importNames: ['themeModeAtom'],
              message: 'Use useThemeMode: it agrees with the page that the server rendered.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['shell/kit/src/router{,-entry-state,-link,-server}.{ts,tsx}'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['mfe-*/**', 'shell/src/**', 'bff/**', 'services/**'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', '**/testing.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'error' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/testing.ts'],
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
