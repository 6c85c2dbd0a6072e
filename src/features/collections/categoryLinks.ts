import { tiles } from '../../data/banners';
import type { Shop } from '../../data/types';
import { listUrl } from './listUrl';

// The type is that of any shop, which may have fewer tiles than Weft.
const TILES: Shop['tiles'] = tiles;

/**
 * The links to the list of each category, with its image. A shop of one category
 * has none: it would lead to every product.
 */
export const CATEGORY_LINKS = (TILES.length > 1 ? TILES : []).map(
  ({ category, banner }) => ({
    href: listUrl({ selected: { category: [category] } }),
    label: category,
    banner,
  }),
);
