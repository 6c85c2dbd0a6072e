import styled from 'styled-components';
import { productPath } from '../../navigation/paths';
import type { ProductSummary } from '../../../shop/product';
import { NavLink } from 'react-router-dom';
import { color, hover, radius, space } from '../../../styles/theme';

export const ColorLinks = ({
  products,
}: {
  readonly products: readonly ProductSummary[];
}) => (
  <Colors aria-labelledby="colors">
    <h2 id="colors">Colors</h2>
    <ul>
      {products.map((product) => (
        <li key={product._id}>
          <NavLink to={productPath(product._id)}>{product.color?.name}</NavLink>
        </li>
      ))}
    </ul>
  </Colors>
);

const Colors = styled.nav`
  h2 { margin-block-end: ${space.s}; font: inherit; }
  ul { display: flex; flex-wrap: wrap; gap: ${space.s}; }
  a {
    display: grid;
    align-content: center;
    min-height: 48px;
    padding-inline: ${space.m};
    border: 1px solid ${color.edge};
    border-radius: ${radius};
    text-decoration: none;
  }
  ${hover} { a:hover { border-color: ${color.ink}; } }
  [aria-current] { outline: 1px solid ${color.ink}; border-color: ${color.ink}; }
`;
