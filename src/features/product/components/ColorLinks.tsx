import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import type { Product } from '../../../data/types';
import { productPath } from '../../../routing/paths';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';

export const ColorLinks = ({ products }: { products: readonly Product[] }) => (
  <Colors aria-labelledby="colors">
    <h2 id="colors">{t('Colors')}</h2>
    <ul role="list">
      {products.map((product) => (
        <li key={product._id}>
          <ColorLink to={productPath(product._id)} {...shopTextProps}>
            {product.color?.name}
          </ColorLink>
        </li>
      ))}
    </ul>
  </Colors>
);

const Colors = styled.nav`
  h2 { margin-block-end: var(--space-s); font: inherit; letter-spacing: inherit; }
  ul { display: flex; flex-wrap: wrap; gap: var(--space-s); }
`;

const ColorLink = styled(NavLink)`
  display: grid;
  align-content: center;
  min-height: 48px;
  padding-inline: var(--space-m);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  text-decoration: none;
  @media (hover: hover) { &:hover { border-color: var(--ink); } }
  &[aria-current] { outline: 1px solid var(--accent); border-color: var(--accent); }
`;
