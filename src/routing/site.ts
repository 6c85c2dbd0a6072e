/** The origin of the shop, which the build takes from `WEFT_SITE`. */
export const SITE = process.env['WEFT_SITE'] ?? '';
