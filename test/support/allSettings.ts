import { settings as example } from '../../examples/harbour/settings';
import type { Settings } from '../../src/data/types';

/** The example, which sells, with the other settings that a shop may leave out. */
export const settings: Settings = {
  logo: { text: 'All', viewBox: '0 0 1 1', paths: [] },
  hasLogin: true,
  ...example,
  deliveryFee: 1000,
};
