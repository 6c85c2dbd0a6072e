import type { Listing } from '../../domain/product';
import type { ProductTab } from '../../domain/productTabs';
import { RATING_COUNT } from '../../domain/rating';
import { Tabs } from '../ui/Tabs';
import { ProductFacts } from './ProductFacts';
import { RatingSum } from './RatingSum';

interface Props {
  readonly product: Listing;
  readonly open: ProductTab;
  readonly onOpen: (tab: ProductTab) => void;
}

/** What there is to read of a product, and what others think of it. */
export const ProductTabs = ({ product, open, onOpen }: Props) => (
  <Tabs
    label="About this product"
    tabs={[
      { tab: 'description', label: 'Description', content: <ProductFacts product={product} /> },
      { tab: 'reviews', label: `Reviews (${RATING_COUNT})`, content: <RatingSum /> },
    ]}
    open={open}
    onOpen={onOpen}
  />
);
