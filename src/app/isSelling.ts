import { settings } from '../data/settings';

/**
 * Whether the shop takes orders. The build knows it of a shop that takes none,
 * and leaves out what such a shop does not need. webpack leaves out a whole
 * module only for a condition that is written at its use, so `WEFT_SELLS` is
 * repeated where the modules of an order are used.
 */
export const isSelling =
  process.env['WEFT_SELLS'] !== 'no' && settings.orderUrl !== undefined;
