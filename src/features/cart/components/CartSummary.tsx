import type { ReactNode } from 'react';
import styled from 'styled-components';
import { settings } from '../../../data/settings';
import type { Cents } from '../../../data/types';
import {
  tabularFigures,
  tallWindow,
  untilLoaded,
  widerThan,
} from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { formatAmount } from '../../catalogue/money';

interface Props {
  subtotal: Cents;
  /** The fee that is charged. */
  fee: Cents;
  total: Cents;
  button: ReactNode;
  /** Whether the amounts stick to the bottom of a narrow screen. */
  isSticky?: boolean;
}

/**
 * The amounts and the button, which stay in view beside the main column.
 * `scroll-padding-bottom` in GlobalStyle.ts is their largest height at the bottom
 * of a narrow screen.
 */
export const CartSummary = ({
  subtotal,
  fee,
  total,
  button,
  isSticky = false,
}: Props) => {
  const { deliveryFee } = settings;
  const isFeeUncharged = fee === 0 && deliveryFee !== 0;
  return (
    <Totals aria-labelledby="totals">
      <h2 id="totals">{t('Cart Totals')}</h2>
      <Foot data-sticky={isSticky || undefined}>
        <Amounts>
          <Amount>
            <dt>{t('Subtotal')}</dt>
            <AmountCell>{formatAmount(subtotal)}</AmountCell>
          </Amount>
          {deliveryFee !== undefined && (
            <Amount>
              <dt>
                <span>{t('Shiping Fee')}</span>
                {isFeeUncharged && (
                  <VisuallyHidden>{t(', not charged')}</VisuallyHidden>
                )}
              </dt>
              <AmountCell>
                {isFeeUncharged ? (
                  <s>{formatAmount(deliveryFee)}</s>
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
  );
};

const Totals = styled.section`
  display: contents;
  h2 { margin-block-end: var(--space-m); font-size: var(--size-heading); }
  @media ${widerThan.tablet} {
    grid-area: 2 / 2;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    position: sticky;
    inset-block-start: var(--header-offset);
  }
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
    padding-block: 12px;
    border-block-start: 1px solid var(--hairline);
    font-size: var(--size-body);
  }
`;

const TotalAmount = styled(Amount)`
  width: 100%;
  font-size: var(--size-lead);
  font-weight: 600;
  @media ${widerThan.tablet} { padding-block-end: var(--space-l); font-size: var(--size-lead); }
`;

const AmountCell = styled.dd`
  margin-inline-start: auto;
  ${tabularFigures}
  ${untilLoaded} { visibility: hidden; }
`;

const ButtonRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
