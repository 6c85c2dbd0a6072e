import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Product } from '../../domain/product';
import { color, space, text, wider } from '../../styles/theme';
import { PageHeading } from '../ui/Headings';
import { Price } from '../ui/Price';
import { Stars } from './Stars';

interface Props {
  readonly product: Product;
  /** The choice of a size and the button. */
  readonly children: ReactNode;
}

/** What the product is, what it costs, and how to have it. */
export const PurchasePanel = ({ product, children }: Props) => (
  <Panel>
    <PageHeading>{product.name}</PageHeading>
    <Stars />
    <Amount cents={product.price} />
    <p>{product.description}</p>
    {children}
    <Notes>
      <li>100% original product</li>
      <li>Cash on delivery available</li>
      <li>Easy return and exchange within 7 days</li>
    </Notes>
  </Panel>
);

const Panel = styled.div`
  display: grid;
  gap: ${space.l};
  align-content: start;

  ${wider.tablet} {
    position: sticky;
    inset-block-start: 104px;
  }
`;

const Amount = styled(Price)`
  font-size: ${text.heading};
`;

const Notes = styled.ul`
  padding-block-start: ${space.l};
  border-block-start: 1px solid ${color.hairline};
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
