import type { SizeGuideContent } from '../components/product/SizeGuideSheet';
import { SizeGuide } from '../components/product/SizeGuide';
import { sizeGuides } from '../data/sizeGuides';

/** Loaded when the size guide is opened: the guides of all products are 10 KB. */
export const ProductSizeGuide = ({ product, chosen }: SizeGuideContent) => {
  const guide = sizeGuides[product._id];
  return (
    guide && <SizeGuide guide={guide} category={product.category} sizes={product.sizes} chosen={chosen} />
  );
};
