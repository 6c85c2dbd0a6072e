import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DELIVERY_FEE } from '../totals';
import { formatAmount } from '../../catalogue/money';
import type { Cents } from '../../../shop/product';
import {
  color,
  quiet,
  SIDE_COLUMN_OFFSET,
  space,
  tall,
  text,
  up,
} from '../../../styles/theme';
import { figures } from '../../catalogue/components/Price';

const ACTION_HEIGHT = `calc(52px + max(${space.m}, env(safe-area-inset-bottom)))`;

interface Props {
  readonly subtotal: Cents;
  readonly total: Cents;
  readonly children?: ReactNode;
  readonly action: ReactNode;
}

export const CartSummary = ({ subtotal, total, children, action }: Props) => {
  const amounts = {
    Subtotal: subtotal,
    'Shiping Fee': DELIVERY_FEE,
    Total: total,
  };
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
  ${tall} { position: sticky; inset-block-end: ${ACTION_HEIGHT}; }
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

/**
 * The content beside the summary, or above it on a narrow screen. There it is
 * no grid, so that the sticky total of the summary moves over the whole height.
 */
export const CheckoutColumns = styled.div`
  padding-block-start: ${space.xl};
  > :first-child { margin-block-end: ${space.xl}; }
  > * { min-width: 0; }
  /* Without a script the cart is not known. */
  @media (scripting: none) { display: none !important; }
  ${up.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: clamp(40px, 7vw, 112px);
    align-items: start;
    > :first-child { margin-block-end: 0; }
  }
`;

export const Note = styled.p`
  margin-block-start: ${space.l};
  ${quiet}
`;
