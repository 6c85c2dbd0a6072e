import styled from 'styled-components';
import type { ProductSummary } from '../../domain/product';
import { dateAdded } from '../../domain/dateAdded';
import { color, space, text, up } from '../../styles/theme';

interface Props {
  readonly product: ProductSummary;
}

/** What there is to know of a product beside its own paragraph. */
export const ProductFacts = ({ product }: Props) => (
  <Facts>
    <Fact>
      <dt>Made for</dt>
      <dd>{product.category}</dd>
    </Fact>
    <Fact>
      <dt>Kind</dt>
      <dd>{product.subCategory}</dd>
    </Fact>
    <Fact>
      <dt>Sizes</dt>
      <dd>{product.sizes.join(', ')}</dd>
    </Fact>
    <Fact>
      <dt>In the shop since</dt>
      <dd>{dateAdded(product)}</dd>
    </Fact>
  </Facts>
);

const Facts = styled.dl`
  display: grid;
  gap: ${space.m} ${space.l};
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${up.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Fact = styled.div`
  dt {
    font-size: ${text.small};
    color: ${color.inkSoft};
  }
`;
