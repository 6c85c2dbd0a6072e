import type { ProductSummary } from '../../domain/product';
import type { ProductTab } from '../../domain/productTabs';
import { RATING_COUNT } from '../../domain/rating';
import { ProductFacts } from './ProductFacts';
import { RatingBreakdown } from './RatingBreakdown';
import { Tabs } from './Tabs';

interface Props {
  readonly product: ProductSummary;
  readonly open: ProductTab;
  readonly onOpen: (tab: ProductTab) => void;
}

/** What there is to read of a product, and what others think of it. */
export const ProductTabs = ({ product, open, onOpen }: Props) => (
  <Tabs
    label="About this product"
    tabs={[
      { tab: 'description', label: 'Description', content: <ProductFacts product={product} /> },
      { tab: 'reviews', label: `Reviews (${RATING_COUNT})`, content: <RatingBreakdown /> },
    ]}
    open={open}
    onOpen={onOpen}
  />
);
