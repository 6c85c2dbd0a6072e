import styled from 'styled-components';
import { dateAdded } from '../../domain/dateAdded';
import type { ProductSummary } from '../../domain/product';
import type { ProductTab } from '../../domain/productTabs';
import { RATING_COUNT } from '../../domain/rating';
import { color, space, text, up } from '../../styles/theme';
import { RatingBreakdown } from './RatingBreakdown';
import { Tabs } from './Tabs';

interface Props {
  readonly product: ProductSummary;
  readonly open: ProductTab;
  readonly onOpen: (tab: ProductTab) => void;
}

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

const ProductFacts = ({ product }: Pick<Props, 'product'>) => {
  const facts = {
    'Made for': product.category,
    Kind: product.subCategory,
    Sizes: product.sizes.join(', '),
    'In the shop since': dateAdded(product),
  };
  return (
    <Facts>
      {Object.entries(facts).map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </Facts>
  );
};

const Facts = styled.dl`
  display: grid;
  gap: ${space.m} ${space.l};
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${up.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  dt {
    font-size: ${text.small};
    color: ${color.inkSoft};
  }
`;
