import { settings } from '../data/settings';

/**
 * Whether the shop takes orders. The build knows it of a shop that takes none,
 * and leaves out what such a shop does not need.
 */
export const isSelling =
  process.env['WEFT_SELLS'] !== 'no' && settings.orderUrl !== undefined;
