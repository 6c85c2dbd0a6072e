import { settings } from '../../data/settings';

/**
 * Whether the shop takes orders. In a shop that takes none, webpack replaces
 * this by `false`, and leaves out the modules that are used only if it is true.
 */
export const isSelling =
  process.env['WEFT_SELLS'] !== 'no' && settings.orderUrl !== undefined;
