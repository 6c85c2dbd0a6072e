// Written by `npm run import`.
/** How an amount is written, as `Intl` does in en-IE. */
export const CURRENCY = {"code":"EUR","before":"€","after":"","separator":",","decimal":".","hasPairs":false};
