// The only imports from the shop: its products, the names and sizes of its image files, and its size guides.
export { bannerHashes, imageHashes } from '../../../src/data/images';
export { sizeGuides } from '../../../src/data/sizeGuides';
export { products } from '../../../src/data/products';
export {
  ANGLES,
  BANNER_NAMES,
  BANNERS,
  bannerUrl,
  IMAGE_WIDTHS,
  imageUrl,
  imageUrlAtWidth,
  shareImageUrl,
  type Angle,
  type BannerName,
} from '../../../src/domain/images';
export type { Category, ProductSummary } from '../../../src/domain/product';
export {
  isAround,
  MEASURES,
  PAIR,
  piecesOf,
  SEPARATOR,
  type Measure,
  type SizeGuide,
} from '../../../src/domain/sizeGuide';
