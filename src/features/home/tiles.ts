import { tiles } from '../../data/banners';
import type { Shop } from '../../data/types';

// Weft has a tile for each category, but another shop may have fewer. The type
// allows any number.
const ALL: Shop['tiles'] = tiles;

/** A shop of one category has no tiles: they would lead to every product. */
export const TILES = ALL.length > 1 ? ALL : [];
