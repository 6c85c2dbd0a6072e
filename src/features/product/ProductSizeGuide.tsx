import type { SizeGuideContent } from './components/SizeGuideSheet';
import { SizeGuide } from './components/SizeGuide';
import { sizeGuides } from '../../data/sizeGuides';

/**
 * In a chunk that is loaded when the size guide is opened: the guides of all
 * products are 10 KB.
 */
export const ProductSizeGuide = (props: SizeGuideContent) => {
  const guide = sizeGuides[props.product._id];
  return guide && <SizeGuide guide={guide} {...props} />;
};
