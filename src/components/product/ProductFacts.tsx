import styled from 'styled-components';
import { arrivalOf, type Product } from '../../domain/product';
import { color, space } from '../../styles/theme';

interface Props {
  readonly product: Product;
}

/** What there is to know of a product beside its own paragraph. */
export const ProductFacts = ({ product }: Props) => (
  <Facts>
    <dt>Made for</dt>
    <dd>{product.category}</dd>
    <dt>Kind</dt>
    <dd>{product.subCategory}</dd>
    <dt>Sizes</dt>
    <dd>{product.sizes.join(', ')}</dd>
    <dt>In the shop since</dt>
    <dd>{arrivalOf(product)}</dd>
  </Facts>
);

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.s} ${space.l};

  dt {
    color: ${color.inkSoft};
  }
`;
