// The one lint rule that `npm run lint` leaves out, because its packages are
// large.
const compat = require('eslint-plugin-compat');
const ts = require('typescript-eslint');

module.exports = [
  { ignores: ['**/dist'] },
  {
    ...compat.configs['flat/recommended'],
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: ts.parser },
    // Only Chromium has Trusted Types: the code checks before it uses them.
    settings: { polyfills: ['trustedTypes'] },
    // Comments name other rules.
    linterOptions: { noInlineConfig: true },
  },
];
