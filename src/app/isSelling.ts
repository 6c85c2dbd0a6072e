import { settings } from '../data/settings';

/**
 * Whether the shop takes orders. The build knows it of a shop that takes none:
 * webpack inlines this `false`, and leaves out the modules that are used only
 * where it is true.
 */
export const isSelling =
  process.env['WEFT_SELLS'] !== 'no' && settings.orderUrl !== undefined;
