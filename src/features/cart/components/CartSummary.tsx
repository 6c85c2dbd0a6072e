import type { ReactNode } from 'react';
import styled from 'styled-components';
import { settings } from '../../../data/settings';
import type { Cents } from '../../../data/types';
import { tabularFigures, tallWindow, widerThan } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { useIsHydrating } from '../../../ui/useIsHydrating';
import { formatInCurrency } from '../../catalogue/money';

interface Props {
  subtotal: Cents;
  /** The fee that is charged. */
  fee: Cents;
  total: Cents;
  /** By default the currency of the shop. */
  currency?: string;
  button: ReactNode;
  /** The content below the button. */
  children?: ReactNode;
  /** Whether the amounts and the button are sticky on a narrow screen. */
  isSticky?: boolean;
}

/**
 * The amounts and the button, which stay visible. At the bottom of a narrow
 * screen, they are at most as tall as `scroll-padding-bottom` in
 * GlobalStyle.ts.
 */
export const CartSummary = ({
  subtotal,
  fee,
  total,
  currency,
  button,
  children,
  isSticky = false,
}: Props) => {
  const { deliveryFee = 0 } = settings;
  const isHydrating = useIsHydrating();
  // The build does not know the cart.
  const amount = (cents: Cents) =>
    !isHydrating && formatInCurrency(cents, currency);
  // An order that was sent keeps its fee after the shop has changed its own.
  const shownFee = subtotal === 0 ? deliveryFee : fee;
  return (
    <Totals aria-labelledby="totals">
      <h2 id="totals">{t('Cart Totals')}</h2>
      <Foot data-sticky={isSticky || undefined}>
        <dl>
          <Amount>
            <dt>{t('Subtotal')}</dt>
            <AmountCell>{amount(subtotal)}</AmountCell>
          </Amount>
          {(settings.deliveryFee !== undefined || fee > 0) && (
            <Amount>
              <dt>
                {!isHydrating && fee < shownFee
                  ? t('Shiping Fee, not charged')
                  : t('Shiping Fee')}
              </dt>
              <AmountCell>{amount(shownFee)}</AmountCell>
            </Amount>
          )}
          <TotalAmount>
            <dt>{t('Total')}</dt>
            <AmountCell>{amount(total)}</AmountCell>
          </TotalAmount>
        </dl>
        {button}
      </Foot>
      {children}
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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block-end: max(var(--space-m), env(safe-area-inset-bottom));
  background: var(--ground);
  dl { padding-block-end: var(--space-s); }
  @media ${widerThan.tablet} { padding: 0; }
  @media screen and ${tallWindow} and (not ${widerThan.tablet}) {
    &[data-sticky] {
      position: sticky;
      inset-block-end: 0;
      /* The total is alone in the line below the other amounts. */
      dl {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        gap: var(--space-xs) var(--space-m);
        padding-block: 12px var(--space-m);
        border-block-start: 1px solid var(--hairline);
      }
      dl > * { padding: 0; border: 0; font-size: var(--size-small); }
      dl > :last-child { width: 100%; font-size: var(--size-lead); }
    }
  }
`;

const Amount = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-s);
  padding-block: 12px;
  border-block-start: 1px solid var(--hairline);
`;

const TotalAmount = styled(Amount)`
  font-size: var(--size-lead);
  font-weight: 600;
`;

const AmountCell = styled.dd`
  margin-inline-start: auto;
  ${tabularFigures}
`;
