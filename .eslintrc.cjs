// The rules of the house, as a flat-config array. eslint.config.cjs hands it to ESLint.
const js = require('@eslint/js');
const ts = require('typescript-eslint');
const hooks = require('eslint-plugin-react-hooks');
const a11y = require('eslint-plugin-jsx-a11y');
const compat = require('eslint-plugin-compat');
const boundaries = require('eslint-plugin-boundaries');
const { importX } = require('eslint-plugin-import-x');
const { createTypeScriptImportResolver } = require('eslint-import-resolver-typescript');

const floor = (type) => ({ element: { type } });

/** What each floor may import besides itself: the floors below it, named one by one. */
const BELOW = {
  domain: [],
  data: ['domain'],
  styles: [],
  store: ['domain', 'data'],
  selectors: ['store', 'domain', 'data'],
  effects: ['selectors', 'store', 'domain'],
  // Runs beside the pages, in a world of its own.
  worker: ['domain'],
  pages: ['components', 'selectors', 'store', 'domain', 'data'],
  app: ['pages', 'effects', 'components', 'selectors', 'store', 'domain', 'data', 'styles'],
};

const policies = [
  ...Object.entries(BELOW).map(([from, below]) => ({
    from: floor(from),
    allow: [from, ...below].map((to) => ({ to: floor(to) })),
  })),
  // A room of components sees itself, the shared parts of `ui`, the shop's words and types, and the tokens.
  {
    from: floor('components'),
    allow: [
      { to: { element: { type: 'components', captured: { room: '{{from.element.captured.room}}' } } } },
      { to: { element: { type: 'components', captured: { room: 'ui' } } } },
      { to: floor('domain') },
      { to: floor('styles') },
    ],
  },
];

/** Packages of which the house uses another door. */
const RESTRICTED = [
  {
    name: 'react-redux',
    importNames: ['useSelector', 'useDispatch', 'useStore'],
    message: 'Use useAppSelector and useAppDispatch of src/store/hooks.',
  },
  {
    name: 'react-hot-toast',
    message: 'Use react-hot-toast/headless: the full one writes styles of its own.',
  },
];

/** What only `src/styles` may name: a colour, a size of text, a duration. Everyone else takes its token. */
const RAW = [
  [
    '#[0-9a-fA-F]{3,8}\\b|\\b(rgb|hsl|oklch)a?\\(',
    'A raw colour: take one of `color` in src/styles/theme.ts.',
  ],
  ['font(-size)?:\\s*[\\d.]', 'A raw size of text: take one of `text` in src/styles/theme.ts.'],
  ['\\b[\\d.]+m?s\\b', 'A raw duration: take one of `motion` in src/styles/theme.ts.'],
].map(([pattern, message]) => ({
  selector: `TaggedTemplateExpression > TemplateLiteral > TemplateElement[value.raw=/${pattern}/]`,
  message,
}));

/** The garments workspace and the shop share only the files that the workspace writes. */
const WORKSPACE_ZONES = [
  {
    target: ['./src', './test', './tools/!(garments)/**/*'],
    from: './tools/garments',
    message: 'Read the files that the workspace writes.',
  },
  {
    target: './tools/garments/!(src)/**/*',
    from: './src',
    message: 'Import it from tools/garments/src/shop.ts.',
  },
  {
    target: './tools/garments/src/{*/**/*,!(shop).ts}',
    from: './src',
    message: 'Import it from ./shop.',
  },
];

module.exports = ts.config(
  { ignores: ['dist', 'coverage', 'node_modules'] },
  js.configs.recommended,
  {
    files: ['**/*.cjs', 'webpack.config.js'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { module: 'writable', require: 'readonly', __dirname: 'readonly', process: 'readonly' },
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
    plugins: { 'import-x': importX },
    settings: {
      // Without the TypeScript settings no-cycle reports nothing at all.
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones: WORKSPACE_ZONES }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Numbers read well inside of a template: `${count} items`.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An arrow that hands on what a callback gives back, `() => dispatch(x)`, is the house's common form.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Reports what the browsers of package.json lack.
    extends: [compat.configs['flat/recommended']],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: true },
      'boundaries/elements': [
        { type: 'components', pattern: 'src/components/*', capture: ['room'] },
        ...Object.keys(BELOW).map((type) => ({ type, pattern: `src/${type}` })),
      ],
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'no-restricted-imports': [
        'error',
        {
          paths: RESTRICTED,
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'A style attribute is refused by the content security policy: use a styled component.',
        },
        ...RAW,
      ],
    },
  },
  {
    // Presentational floors know neither the store nor the world.
    files: ['src/components/**', 'src/domain/**', 'src/data/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: RESTRICTED,
          patterns: [
            { group: ['react-redux', '@reduxjs/toolkit'], message: 'This floor does not know Redux.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/domain/**', 'src/data/**', 'src/store/**', 'src/selectors/**'],
    ignores: ['src/store/hooks.ts'],
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
    // The one place that gives tokens their values.
    files: ['src/styles/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // The one place that gives the hooks of react-redux their types.
    files: ['src/store/hooks.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    // What people run by hand speaks to them.
    files: ['tools/**'],
    rules: { 'no-console': 'off' },
  },
);
