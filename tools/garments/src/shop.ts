// The only imports from the shop: its products, and the names and sizes of its image files.
export { bannerHashes, imageHashes } from '../../../src/data/images';
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
export type { ProductSummary } from '../../../src/domain/product';
