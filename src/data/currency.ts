/** How an amount is written: `$1,234.50`. `code` is the code of ISO 4217. */
export const CURRENCY = {
  code: 'USD',
  before: '$',
  after: '',
  separator: ',',
  /** Empty for a currency without cents. */
  decimal: '.',
  /** Whether the digits before the last three are in pairs, as in India. */
  hasPairs: false,
};
