import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Product } from '../../domain/product';
import { space, text, wider } from '../../styles/theme';
import { ProductPicture } from '../ui/ProductPicture';

interface Props {
  readonly product: Product;
  readonly children: ReactNode;
}

/** A picture and words beside it, in an uneven rhythm. */
export const Story = ({ product, children }: Props) => (
  <Columns>
    <ProductPicture product={product} eager />
    <Words>{children}</Words>
  </Columns>
);

const Columns = styled.div`
  display: grid;
  gap: ${space.xl};

  ${wider.tablet} {
    grid-template-columns: 5fr 7fr;
    gap: clamp(40px, 7vw, 112px);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.l};
  align-content: center;
  max-width: 62ch;
  font-size: ${text.lead};

  h1 {
    margin-block-end: ${space.m};
  }
  h2 {
    margin-block-start: ${space.l};
    font-size: ${text.heading};
  }
  address {
    font-style: normal;
  }
`;
