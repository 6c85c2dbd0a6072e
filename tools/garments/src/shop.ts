// The only imports from the shop: its products, the names and sizes of its image files, and its size guides.
export { bannerHashes, imageHashes } from '../../../src/data/images';
export { sizeGuides } from '../../../src/data/sizeGuides';
export { products } from '../../../src/data/products';
export {
  BANNER_NAMES,
  BANNERS,
  bannerUrl,
  IMAGE_WIDTHS,
  imageUrl,
  imageUrlAtWidth,
  shareImageUrl,
  type BannerName,
} from '../../../src/domain/images';
import type { ProductSummary } from '../../../src/domain/product';

export type { ProductSummary };
export {
  isAround,
  MEASURES,
  PAIR,
  piecesOf,
  SEPARATOR,
  type Measure,
  type SizeGuide,
} from '../../../src/domain/sizeGuide';

/** The views that are drawn of each product: those of src/data/catalogue.ts. */
export const ANGLES = ['front', 'back', 'detail', 'cloth'] as const;
export type Angle = (typeof ANGLES)[number];

/** The categories that have a scale for the size guide. */
const CATEGORIES = ['Men', 'Women', 'Kids'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The category of a product; throws when it has no scale. */
export const categoryOf = ({ _id, category }: ProductSummary): Category => {
  const known = CATEGORIES.find((name) => name === category);
  if (known === undefined) throw new Error(`The category "${category}" of ${_id} has no scale.`);
  return known;
};
