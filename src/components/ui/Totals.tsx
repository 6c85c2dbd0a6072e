import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DELIVERY_FEE, formatAmount, type Cents } from '../../domain/money';
import { color, space, text, wider } from '../../styles/theme';
import { Figures } from './Price';

interface Props {
  readonly subtotal: Cents;
  readonly total: Cents;
  /** The way on. */
  readonly children?: ReactNode;
}

/** What the cart costs, and the way on. */
export const Totals = ({ subtotal, total, children }: Props) => (
  <Summary aria-labelledby="totals">
    <Heading id="totals">Cart Totals</Heading>
    <dl>
      <Row>
        <dt>Subtotal</dt>
        <Amount>{formatAmount(subtotal)}</Amount>
      </Row>
      <Row>
        <dt>Shiping Fee</dt>
        <Amount>{formatAmount(DELIVERY_FEE)}</Amount>
      </Row>
      <Row $sum>
        <dt>Total</dt>
        <Amount>{formatAmount(total)}</Amount>
      </Row>
    </dl>
    {children}
  </Summary>
);

const Summary = styled.section`
  display: grid;
  gap: ${space.l};
  align-content: start;

  ${wider.tablet} {
    position: sticky;
    top: 104px;
  }
`;

const Heading = styled.h2`
  font-size: ${text.heading};
`;

const Row = styled.div<{ $sum?: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${space.m};
  padding-block: ${space.m};
  border-block-start: 1px solid ${color.hairline};
  font-weight: ${({ $sum }) => ($sum ? 600 : 400)};
`;

const Amount = styled(Figures).attrs({ as: 'dd' })``;
