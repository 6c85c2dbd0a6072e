/** The currency of the unit tests, in place of `src/data/currency.ts`. */
export const CURRENCY = {
  code: 'USD',
  before: '$',
  after: '',
  separator: ',',
  decimal: '.',
  hasPairs: false,
};
