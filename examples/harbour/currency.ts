// Written by `npm run import`.
/** How an amount is written. */
export const CURRENCY = {"code":"EUR","before":"€","after":"","separator":",","decimal":".","hasPairs":false};
