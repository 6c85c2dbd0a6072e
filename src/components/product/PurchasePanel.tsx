import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ProductSummary } from '../../domain/product';
import { color, quiet, SIDE_COLUMN_OFFSET, space, text, up } from '../../styles/theme';
import { PageHeading } from '../ui/Page';
import { Price } from '../ui/Price';
import { Stars } from './Stars';

interface Props {
  readonly product: ProductSummary;
  readonly description: string;
  readonly children: ReactNode;
}

export const PurchasePanel = ({ product, description, children }: Props) => (
  <Panel>
    <Head>
      <PageHeading>{product.name}</PageHeading>
      <Price cents={product.price} />
      <Stars />
    </Head>
    <p>{description}</p>
    {children}
    <Notes>
      <li>100% original product</li>
      <li>Cash on delivery available</li>
      <li>Easy return and exchange within 7 days</li>
    </Notes>
  </Panel>
);

const Panel = styled.div`
  display: contents;
  ${up.phone} {
    display: grid;
    gap: ${space.l};
    align-content: start;
    min-width: 0;
    position: sticky;
    inset-block-start: ${SIDE_COLUMN_OFFSET};
  }
  ${up.tablet} { gap: 28px; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
  order: -1;
  font-size: ${text.lead};
  h1 { width: 100%; font-size: ${text.name}; }
  ${up.phone} { row-gap: ${space.m}; }
`;

const Notes = styled.ul`
  ${quiet}
  li { padding-block: 10px; border-block-start: 1px solid ${color.hairline}; }
  li:last-child { border-block-end: 1px solid ${color.hairline}; }
`;
