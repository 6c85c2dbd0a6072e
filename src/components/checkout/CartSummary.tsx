import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DELIVERY_FEE, formatAmount, type Cents } from '../../domain/money';
import { SIDE_COLUMN_OFFSET, STICKY_ACTION_HEIGHT, color, space, tall, text, up } from '../../styles/theme';
import { Figures } from '../ui/Price';

interface Props {
  readonly subtotal: Cents;
  readonly total: Cents;
  readonly children?: ReactNode;
  /** Stays in view with the amounts, on a phone at the bottom of the screen. */
  readonly action: ReactNode;
}

export const CartSummary = ({ subtotal, total, children, action }: Props) => (
  <Summary aria-labelledby="totals">
    <Heading id="totals">Cart Totals</Heading>
    <Amounts>
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
    </Amounts>
    {children && <Options>{children}</Options>}
    <Action>{action}</Action>
  </Summary>
);

const Summary = styled.section`
  display: contents;
  ${up.tablet} {
    display: block;
    position: sticky;
    top: ${SIDE_COLUMN_OFFSET};
  }
`;

const Heading = styled.h2`
  margin-block-end: ${space.m};
  font-size: ${text.heading};
`;

// The amounts stick above the action. On a narrow screen they take two lines.
const Amounts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space.m};
  padding-block: ${space.s};
  border-block-start: 1px solid ${color.hairline};
  background: ${color.ground};
  ${tall} { position: sticky; inset-block-end: ${STICKY_ACTION_HEIGHT}; }
  ${up.tablet} { display: block; position: static; padding-block: 0; border: 0; }
  @media print { position: static; }
`;

const Options = styled.div`
  padding-block: ${space.l};
  border-block-start: 1px solid ${color.hairline};
`;

const Action = styled.div`
  display: grid;
  padding-block-end: max(${space.m}, env(safe-area-inset-bottom));
  background: ${color.ground};
  ${tall} { position: sticky; inset-block-end: 0; }
  ${up.tablet} { position: static; padding-block-end: 0; }
  @media print { position: static; }
`;

const Row = styled.div<{ $sum?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.s};
  font-size: ${({ $sum }) => ($sum ? text.lead : text.small)};
  font-weight: ${({ $sum }) => ($sum ? 600 : 400)};
  ${({ $sum }) => $sum && 'width: 100%;'}
  ${up.tablet} {
    padding-block: ${space.m};
    border-block-start: 1px solid ${color.hairline};
    font-size: ${({ $sum }) => ($sum ? text.lead : text.body)};
  }
`;

const Amount = styled(Figures).attrs({ as: 'dd' })`
  margin-inline-start: auto;
`;
