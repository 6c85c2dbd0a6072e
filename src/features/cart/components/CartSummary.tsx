import type { ReactNode } from 'react';
import styled from 'styled-components';
import { settings } from '../../../data/settings';
import type { Cents } from '../../../data/types';
import {
  tabularFigures,
  tallWindow,
  whileStored,
  widerThan,
} from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { formatAmount } from '../../catalogue/money';
import { DELIVERY_FEE } from '../totals';

interface Props {
  readonly subtotal: Cents;
  /** The fee that is charged. */
  readonly fee: Cents;
  readonly total: Cents;
  readonly children?: ReactNode;
  readonly button: ReactNode;
}

/**
 * On a narrow screen the amounts and the button stick to the bottom as one
 * block, unless options precede the block: the shopper sees the options first.
 * `scroll-padding-bottom` in GlobalStyle.ts is the largest height of the block.
 */
export const CartSummary = ({
  subtotal,
  fee,
  total,
  children,
  button,
}: Props) => {
  // The shop has a fee, but this cart is charged none.
  const isFeeUncharged = fee === 0 && DELIVERY_FEE > 0;
  return (
    <Side data-sticky={!children || undefined}>
      {children && <Options>{children}</Options>}
      <Totals aria-labelledby="totals">
        <Heading id="totals">{t('Cart Totals')}</Heading>
        <Foot data-sticky={!children || undefined}>
          <Amounts>
            <Amount>
              <dt>{t('Subtotal')}</dt>
              <AmountCell>{formatAmount(subtotal)}</AmountCell>
            </Amount>
            {settings.deliveryFee !== undefined && (
              <Amount>
                <dt>
                  <span>{t('Shiping Fee')}</span>
                  {isFeeUncharged && (
                    <VisuallyHidden>{t(', not charged')}</VisuallyHidden>
                  )}
                </dt>
                <AmountCell>
                  {isFeeUncharged ? (
                    <s>{formatAmount(DELIVERY_FEE)}</s>
                  ) : (
                    formatAmount(fee)
                  )}
                </AmountCell>
              </Amount>
            )}
            <TotalAmount>
              <dt>{t('Total')}</dt>
              <AmountCell>{formatAmount(total)}</AmountCell>
            </TotalAmount>
          </Amounts>
          <ButtonRow>{button}</ButtonRow>
        </Foot>
      </Totals>
    </Side>
  );
};

// On a wide screen the order is: heading, amounts, options, button.
const Side = styled.div`
  display: contents;
  @media ${widerThan.tablet} {
    grid-area: 2 / 2;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    /* With options the side may be taller than the window. */
    &[data-sticky] { position: sticky; inset-block-start: var(--header-offset); }
  }
`;

const Options = styled.div`
  padding-block: var(--space-l);
  border-block-start: 1px solid var(--hairline);
  @media ${widerThan.tablet} { order: 3; }
`;

const Totals = styled.section`
  display: contents;
`;

const Heading = styled.h2`
  margin-block-end: var(--space-m);
  font-size: var(--size-heading);
  @media ${widerThan.tablet} { order: 1; }
`;

const Foot = styled.div`
  padding-block-end: max(var(--space-m), env(safe-area-inset-bottom));
  background: var(--ground);
  @media ${tallWindow} { &[data-sticky] { position: sticky; inset-block-end: 0; } }
  @media ${widerThan.tablet} { display: contents; }
  @media print { &[data-sticky] { position: static; } }
`;

// On a narrow screen the total has a line of its own below the other amounts.
const Amounts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: var(--space-m);
  padding-block: var(--space-s);
  border-block-start: 1px solid var(--hairline);
  @media ${widerThan.tablet} {
    display: block;
    order: 2;
    padding-block: 0;
    border: 0;
  }
`;

const Amount = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-s);
  font-size: var(--size-small);
  @media ${widerThan.tablet} {
    padding-block: var(--space-m);
    border-block-start: 1px solid var(--hairline);
    font-size: var(--size-body);
  }
`;

const TotalAmount = styled(Amount)`
  width: 100%;
  font-size: var(--size-lead);
  font-weight: 600;
  @media ${widerThan.tablet} { font-size: var(--size-lead); }
`;

const AmountCell = styled.dd`
  margin-inline-start: auto;
  ${tabularFigures}
  ${whileStored} { visibility: hidden; }
`;

const ButtonRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @media ${widerThan.tablet} { order: 4; }
`;
