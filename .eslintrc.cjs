// The lint rules, as a flat config. eslint.config.cjs, which ESLint looks for,
// exports them.
const js = require('@eslint/js');
const ts = require('typescript-eslint');
const hooks = require('eslint-plugin-react-hooks');
const a11y = require('eslint-plugin-jsx-a11y');
const { TypeFlags } = require('typescript');

/** The folders of src. Each imports itself and those before it. */
const FOLDERS = [
  'lib',
  'data',
  'texts',
  'styles',
  'ui',
  'routing',
  'features',
  'app',
  'layout',
  'start',
  'entry',
];

/** The features, each with those that it imports. */
const FEATURES = {
  auth: [],
  catalogue: [],
  cart: ['catalogue'],
  checkout: ['cart', 'catalogue', 'orders'],
  collections: ['catalogue', 'search'],
  editorial: ['catalogue', 'orders'],
  home: ['catalogue', 'collections', 'editorial'],
  orders: ['cart', 'catalogue'],
  product: ['cart', 'catalogue', 'collections'],
  search: ['catalogue'],
};

const layersAbove = (folder, except = '') => {
  const i = FOLDERS.indexOf(folder);
  return {
    regex: `^(\\.\\./)+${except}(${FOLDERS.slice(i + 1).join('|')})/`,
    message: `A file of ${folder} imports only ${FOLDERS.slice(0, i + 1).join(', ')}.`,
  };
};

const importRule = (folder, patterns) => ({
  files: [`src/${folder}/**`],
  rules: {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
  },
});

const featureRule = ([feature, used]) => {
  const others = Object.keys(FEATURES).filter(
    (name) => name !== feature && !used.includes(name),
  );
  return importRule(`features/${feature}`, [
    // `app` contains the typed hooks and listeners, and the types of the store.
    layersAbove('features', '(?!app/(hooks|rootReducer|store)$)'),
    {
      regex: '^(\\.\\./)+app/(rootReducer|store)$',
      allowTypeImports: true,
      message: 'Import its types alone.',
    },
    {
      regex: `^(\\.\\./)+(${others.join('|')})/`,
      message: `${feature} imports these features: ${used.join(', ') || 'none'}. FEATURES of .eslintrc.cjs lists them.`,
    },
  ]);
};

const LAYERS = [
  ...FOLDERS.slice(0, -1)
    .filter((folder) => folder !== 'features')
    .map((folder) => importRule(folder, [layersAbove(folder)])),
  ...Object.entries(FEATURES).map(featureRule),
];

/** The files that send requests. */
const REQUESTS = ['orders/orderService'];

const NO_FETCH = {
  name: 'fetch',
  message: `Only ${REQUESTS.join(' and ')} of src/features sends requests. Add another file to REQUESTS of .eslintrc.cjs.`,
};

/** The files that give the store's type to the hooks and listeners of RTK. */
const TYPED = 'src/app/{hooks,store}.ts';

const HEADLESS = [
  {
    name: 'react-hot-toast',
    message:
      'Use react-hot-toast/headless: Trusted Types forbid the styles of the other entry.',
  },
];

const RESTRICTED = [
  ...HEADLESS,
  {
    name: 'react-redux',
    importNames: ['useDispatch', 'useSelector', 'useStore'],
    message: 'Use the typed hooks of src/app/hooks.ts.',
  },
  {
    name: '@reduxjs/toolkit',
    importNames: [
      'addListener',
      'createListenerMiddleware',
      'ThunkAction',
      'ThunkDispatch',
      'WithSlice',
    ],
    message: 'Use addAppListener, AppDispatch and RootState of src/app.',
  },
  {
    name: 'react-router-dom',
    importNames: ['useLocation', 'useParams', 'useSearchParams'],
    message: 'Select it: the state has the address, React Router only links.',
  },
];

/** The types of the tests and tools declare them. */
const OF_NODE = ['Buffer', 'global', 'require', 'setImmediate'].map((name) => ({
  name,
  message: 'Browsers do not have it.',
}));

const NO_STORE = {
  group: ['**/app/hooks'],
  message:
    'Only pages, the components next to them, the layout and effects use the store.',
};

const AS_PROP =
  'Take the value as a prop, or put the component next to the pages of its feature.';

const RAW = [
  [
    '#[0-9a-fA-F]{3,8}\\b|\\b(rgb|hsl|oklch)a?\\(',
    'Use a color of src/data/colors.ts instead of a raw one, such as `var(--ink)`.',
  ],
  [
    'font(-size)?:\\s*[\\d.]',
    'Use a font size of src/styles/GlobalStyle.ts instead of a raw one, such as `var(--size-small)`.',
  ],
  [
    '(?<!@media .hover: hover. \\{[^{}]*):hover',
    'Write `@media (hover: hover) { &:hover { … } }`: a phone keeps the hover style of what was tapped last.',
  ],
  [
    '\\b[\\d.]+m?s\\b',
    'Use a duration of src/styles/GlobalStyle.ts instead of a raw one, such as `var(--duration-short)`.',
  ],
].map(([pattern, message]) => ({
  selector: `TaggedTemplateExpression > TemplateLiteral > TemplateElement[value.raw=/${pattern}/]`,
  message,
}));

const SHOWN_ATTRIBUTE =
  'JSXAttribute[name.name=/^(alt|caption|label|placeholder|reason|title|aria-label|\\w+Label)$/]';
const SHOWN = `:matches(JSXElement, JSXFragment, ${SHOWN_ATTRIBUTE}) > JSXExpressionContainer`;
const LETTERS = '[value=/[a-z]/i]';

/** Texts that do not go through `t`. */
const UNTRANSLATED = [
  `JSXText${LETTERS}`,
  `${SHOWN_ATTRIBUTE} > Literal${LETTERS}`,
  `${SHOWN} > Literal${LETTERS}`,
  `${SHOWN} > :matches(ConditionalExpression, LogicalExpression) > Literal${LETTERS}`,
  `${SHOWN} > TemplateLiteral > TemplateElement[value.raw=/[a-z]/i]`,
  `Property[key.name=/^(label|chip)$/] > Literal${LETTERS}`,
].map((selector) => ({
  selector,
  message: "Write t('…') of src/texts/t.ts: a shop may have another language.",
}));

/**
 * Lists without a role. VoiceOver ignores the native role of a list without
 * markers.
 */
const UNNAMED_LISTS = [
  'JSXOpeningElement[name.name=/^[uo]l$/]:not(:has(> JSXAttribute[name.name="role"]))',
  'TaggedTemplateExpression > MemberExpression.tag[object.name="styled"][property.name=/^[uo]l$/]',
].map((selector) => ({
  selector,
  message:
    'Give the list its role, by role="list" or .attrs({ role: \'list\' }): VoiceOver ignores the native one of a list without markers.',
}));

/** `navigate(to, { replace: true })` and `<Link replace>`. */
const REPLACES = [
  'CallExpression[callee.name="navigate"] ObjectExpression:not(:has([key.name="flushSync"])) > [key.name="replace"]',
  'JSXAttribute[name.name="replace"]',
].map((selector) => ({
  selector,
  message: 'The navigator of navigation.ts replaces only with `flushSync`.',
}));

/** `toLocaleString()` and the like without `labels.language`. */
const UNNAMED_LANGUAGE = {
  selector:
    'CallExpression[callee.property.name=/^toLocale\\w*String$/]:not([arguments.0.property.name="language"])',
  message: 'Name the language of the shop. That of the browser may differ.',
};

const POPUP = {
  selector: 'JSXAttribute[name.name="aria-haspopup"]',
  message:
    'Leave it out: Orca 43 treats such a button as a menu, and its keys for reading do nothing there.',
};

/**
 * Whether JSX drops a child of an element: a comment, or a space at a line end.
 */
const isDropped = ({ value, expression }) =>
  expression?.type === 'JSXEmptyExpression' || /^\s*\n\s*$/.test(value);

/** Whether a child of an element is a text that can be translated. */
const isText = (child, { getTypeAtLocation }) => {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  if (child.type !== 'JSXExpressionContainer') return false;
  if (child.expression.value === ' ') return false;
  const type = getTypeAtLocation(child.expression);
  const types = type.isUnion() ? type.types : [type];
  const has = (flags) => types.some((part) => part.flags & flags);
  return (
    has(TypeFlags.StringLike | TypeFlags.NumberLike) && !has(TypeFlags.Object)
  );
};

/** A translator replaces a text node, which React can then not change or find. */
const TEXT_ALONE = {
  create: (context) => {
    const check = ({ type, children }) => {
      const nodes = children.filter((child) => !isDropped(child));
      if (nodes.length === 1 && type === 'JSXElement') return;
      for (const node of nodes)
        if (isText(node, context.sourceCode.parserServices))
          context.report({
            node,
            message:
              'Give the text an element of its own, or join it with the other texts to one string: the pages are translated.',
          });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

module.exports = ts.config(
  { ignores: ['**/dist', '**/dist.next', 'coverage', 'node_modules'] },
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
        console: 'readonly',
        process: 'readonly',
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      ...ts.configs.strictTypeChecked,
      ...ts.configs.stylisticTypeChecked,
    ],
    languageOptions: {
      parserOptions: { project: 'tsconfig.json', tsconfigRootDir: __dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports' },
      ],
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'never' },
      ],
      // TypeScript reports unused variables.
      '@typescript-eslint/no-unused-vars': 'off',
      // The code has no enums and no classes to assign.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // It looks up every name, which takes a fifth of the time.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true },
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { shop: { rules: { 'text-alone': TEXT_ALONE } } },
    rules: {
      'shop/text-alone': 'error',
      'no-restricted-globals': ['error', ...OF_NODE, NO_FETCH],
      'no-restricted-imports': ['error', { paths: RESTRICTED }],
      'no-restricted-syntax': [
        'error',
        ...RAW,
        ...UNTRANSLATED,
        ...UNNAMED_LISTS,
        ...REPLACES,
        UNNAMED_LANGUAGE,
        POPUP,
      ],
    },
  },
  {
    // All components and hooks. The rules compile each file, which takes a fifth
    // of the time.
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    extends: [
      hooks.configs.flat['recommended-latest'],
      a11y.flatConfigs.strict,
    ],
    rules: {
      // VoiceOver ignores the native role of a list without markers.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  ...LAYERS,
  {
    files: ['src/**'],
    ignores: [
      ...FOLDERS.filter((name) => name !== 'features'),
      ...Object.keys(FEATURES).map((name) => `features/${name}`),
    ].map((name) => `src/${name}/**`),
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program',
          message: 'Add the folder to FOLDERS or FEATURES.',
        },
      ],
    },
  },
  {
    // Presentational components and rules: props or arguments in, JSX or a
    // value out.
    files: ['src/{lib,data,styles,ui}/**', 'src/**/components/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...RESTRICTED,
            {
              name: 'react-router-dom',
              importNames: ['useNavigate'],
              message: AS_PROP,
            },
          ],
          patterns: [
            {
              group: ['react-redux', '@reduxjs/toolkit'],
              message: AS_PROP,
            },
            NO_STORE,
            {
              regex: 'Slice$',
              allowTypeImports: true,
              message: AS_PROP,
            },
          ],
        },
      ],
    },
  },
  {
    // Rules and slices: only effects talk to the browser.
    files: ['src/data/**', 'src/features/**/*.ts'],
    ignores: ['src/features/**/{*.effect,use*}.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...OF_NODE,
        ...[
          'window',
          'document',
          'location',
          'history',
          'localStorage',
          'sessionStorage',
          'indexedDB',
          'BroadcastChannel',
        ].map((name) => ({
          name,
          message: 'Only effects, hooks and components talk to the browser.',
        })),
        NO_FETCH,
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...RESTRICTED,
            { name: 'react', message: 'Rules and slices do not use React.' },
          ],
          patterns: [NO_STORE],
        },
      ],
    },
  },
  {
    files: [
      ...REQUESTS.map((file) => `src/features/${file}.ts`),
      'src/entry/sw.ts',
    ],
    rules: { 'no-restricted-globals': ['error', ...OF_NODE] },
  },
  {
    files: [TYPED],
    rules: { 'no-restricted-imports': ['error', { paths: HEADLESS }] },
  },
  {
    files: ['src/styles/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // `npm ci` does not install the types of their drivers.
    files: ['test/browsers/**'],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    files: ['tools/**', 'examples/order-service/src/**'],
    rules: {
      'no-console': 'off',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/test/',
              message: 'Tests import tools, not the reverse.',
            },
          ],
        },
      ],
    },
  },
);
