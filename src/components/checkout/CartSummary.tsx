import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DELIVERY_FEE, formatAmount, type Cents } from '../../domain/money';
import { SIDE_COLUMN_OFFSET, STICKY_ACTION_HEIGHT, color, space, tall, text, up } from '../../styles/theme';
import { figures } from '../ui/Price';

interface Props {
  readonly subtotal: Cents;
  readonly total: Cents;
  readonly children?: ReactNode;
  /** Stays in view with the amounts, on a phone at the bottom of the screen. */
  readonly action: ReactNode;
}

export const CartSummary = ({ subtotal, total, children, action }: Props) => {
  const amounts = { Subtotal: subtotal, 'Shiping Fee': DELIVERY_FEE, Total: total };
  return (
    <Summary aria-labelledby="totals">
      <h2 id="totals">Cart Totals</h2>
      <Amounts>
        {Object.entries(amounts).map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatAmount(cents)}</dd>
          </div>
        ))}
      </Amounts>
      {children && <Options>{children}</Options>}
      <Action>{action}</Action>
    </Summary>
  );
};

const Summary = styled.section`
  display: contents;
  > h2 { margin-block-end: ${space.m}; font-size: ${text.heading}; }
  ${up.tablet} {
    display: block;
    position: sticky;
    top: ${SIDE_COLUMN_OFFSET};
  }
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
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.s};
    font-size: ${text.small};
  }
  > :last-child { width: 100%; font-size: ${text.lead}; font-weight: 600; }
  dd { margin-inline-start: auto; ${figures} }
  ${tall} { position: sticky; inset-block-end: ${STICKY_ACTION_HEIGHT}; }
  ${up.tablet} {
    display: block;
    position: static;
    padding-block: 0;
    border: 0;
    > div { padding-block: ${space.m}; border-block-start: 1px solid ${color.hairline}; }
    > :not(:last-child) { font-size: ${text.body}; }
  }
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
