// The lint rules, as a flat config. eslint.config.cjs, which ESLint looks for, exports them.
const js = require('@eslint/js');
const ts = require('typescript-eslint');
const hooks = require('eslint-plugin-react-hooks');
const a11y = require('eslint-plugin-jsx-a11y');
const compat = require('eslint-plugin-compat');
const boundaries = require('eslint-plugin-boundaries');

const layer = (type) => ({ element: { type } });

/** The modules of src/data below all layers: they import nothing. */
const CONSTANTS = [
  ...['catalogue', 'shop', 'policies', 'samples', 'homePage', 'aboutPage', 'pageDescriptions'],
  ...['colors', 'logo'],
];

/** What each layer may import besides itself. */
const BELOW = {
  domain: [],
  data: ['domain'],
  styles: [],
  store: ['domain', 'data'],
  selectors: ['store', 'domain', 'data'],
  effects: ['selectors', 'store', 'domain'],
  worker: ['domain'],
  pages: ['components', 'selectors', 'store', 'domain', 'data'],
  app: ['pages', 'effects', 'components', 'selectors', 'store', 'domain', 'data', 'styles'],
};

const CONSTANT = { file: { categories: 'constants' } };

const policies = [
  ...Object.entries(BELOW).map(([from, below]) => ({
    from: layer(from),
    allow: [from, ...below].map((to) => ({ to: layer(to) })),
  })),
  { allow: [{ to: CONSTANT }] },
  { from: CONSTANT, disallow: [{ to: layer('*') }] },
  // A folder of components imports from itself, from `ui`, `domain` and `styles`.
  {
    from: layer('components'),
    allow: [
      { to: { element: { type: 'components', captured: { folder: '{{from.element.captured.folder}}' } } } },
      { to: { element: { type: 'components', captured: { folder: 'ui' } } } },
      { to: layer('domain') },
      { to: layer('styles') },
    ],
  },
];

const RESTRICTED = [
  {
    name: 'react-redux',
    importNames: ['useSelector', 'useDispatch', 'useStore'],
    message: 'Use useAppSelector and useAppDispatch of src/lib/hooks.',
  },
  {
    name: 'react-hot-toast',
    message:
      'Use react-hot-toast/headless: the other entry adds styles, which the content security policy blocks.',
  },
];

/** What only `src/styles` may contain. */
const RAW = [
  [
    '#[0-9a-fA-F]{3,8}\\b|\\b(rgb|hsl|oklch)a?\\(',
    'Use a token of `color` in src/styles/theme.ts instead of a raw color.',
  ],
  ['font(-size)?:\\s*[\\d.]', 'Use a token of `text` in src/styles/theme.ts instead of a raw font size.'],
  ['(?<!^ \\{[^{}]*):hover', 'Write `${hover} { &:hover { … } }` with `hover` of src/styles/theme.ts.'],
  ['\\b[\\d.]+m?s\\b', 'Use a token of `motion` in src/styles/theme.ts instead of a raw duration.'],
].map(([pattern, message]) => ({
  selector: `TaggedTemplateExpression > TemplateLiteral > TemplateElement[value.raw=/${pattern}/]`,
  message,
}));

module.exports = ts.config(
  { ignores: ['**/dist', 'coverage', 'node_modules'] },
  js.configs.recommended,
  {
    files: ['**/*.cjs', 'webpack.config.js'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        __filename: 'readonly',
        process: 'readonly',
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      ...ts.configs.strictTypeChecked,
      ...ts.configs.stylisticTypeChecked,
      hooks.configs.flat['recommended-latest'],
      a11y.flatConfigs.strict,
    ],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => dispatch(x)` is common.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Reports APIs that the browserslist of package.json does not support.
    extends: [compat.configs['flat/recommended']],
    plugins: { boundaries },
    settings: {
      'import/resolver': { node: { extensions: ['.ts', '.tsx'] } },
      'boundaries/elements': [
        { type: 'components', pattern: 'src/components/*', capture: ['folder'] },
        ...Object.keys(BELOW).map((type) => ({ type, pattern: `src/${type}` })),
      ],
      'boundaries/files': [{ category: 'constants', pattern: `src/data/{${CONSTANTS.join(',')}}.ts` }],
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'no-restricted-imports': ['error', { paths: RESTRICTED }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'The content security policy blocks style attributes. Use a styled component.',
        },
        ...RAW,
      ],
    },
  },
  {
    files: ['src/components/**', 'src/domain/**', 'src/data/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: RESTRICTED,
          patterns: [
            { group: ['react-redux', '@reduxjs/toolkit'], message: 'This layer does not use Redux.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/domain/**', 'src/data/**', 'src/store/**', 'src/selectors/**'],
    ignores: ['src/lib/hooks.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'location',
        'history',
        'localStorage',
        'sessionStorage',
        'fetch',
      ],
    },
  },
  {
    files: ['src/styles/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/lib/hooks.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // The Redux DevTools write these tests.
    files: ['test/sessions/regressions/**'],
    rules: { 'prefer-const': 'off' },
  },
  {
    files: ['tools/**'],
    rules: {
      'no-console': 'off',
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/test/', message: 'Tests import tools, not the reverse.' }] },
      ],
    },
  },
);
