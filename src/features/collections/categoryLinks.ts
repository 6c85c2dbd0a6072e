import { tiles } from '../../data/banners';
import type { Shop } from '../../data/types';
import { listUrl } from './listUrl';

// The type of any shop: another one may have fewer tiles than Weft.
const TILES: Shop['tiles'] = tiles;

/**
 * The links to the list of each category, with its image. A shop of one
 * category has no such link, because it would lead to every product.
 */
export const CATEGORY_LINKS = (TILES.length > 1 ? TILES : []).map(
  ({ category, banner }) => ({
    href: listUrl({ selected: { category: [category] } }),
    label: category,
    banner,
  }),
);
