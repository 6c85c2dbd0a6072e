import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Product, ProductId } from '../../../data/types';
import { PATHS } from '../../../routing/paths';
import { tabularFigures, tallWindow, widerThan } from '../../../styles/mixins';
import { t, tCount } from '../../../texts/t';
import { OrderLines } from '../../orders/components/OrderLines';
import { formatInCurrency } from '../../catalogue/money';
import type { Order } from '../../orders/order';

interface Props {
  order: Order;
  products: ReadonlyMap<ProductId, Product>;
  count: number;
  isOpen: boolean;
  /** Whether the order was sent, and has no answer yet. */
  isLocked: boolean;
}

export const CheckoutLines = ({
  order: { lines, total, currency },
  products,
  count,
  isOpen,
  isLocked,
}: Props) => (
  <Details open={isOpen}>
    <Summary>
      <span>
        {tCount(count, 'Your order: {count} item', 'Your order: {count} items')}
      </span>
      <Total>{formatInCurrency(total, currency)}</Total>
      <ChevronDown />
    </Summary>
    <OrderLines lines={lines} currency={currency} products={products} />
    {!isLocked && (
      <ChangeCart to={PATHS.cart}>{t('Change the cart')}</ChangeCart>
    )}
  </Details>
);

const Details = styled.details`
  margin-block-end: var(--space-l);
  border-block: 1px solid var(--hairline);
  /* On a narrow screen the total stays in view. */
  @media ${tallWindow} and (not ${widerThan.tablet}) {
    &:not([open]) {
      position: sticky;
      inset-block-start: calc(var(--header-height) - 1px);
      background: var(--ground);
    }
  }
  @media ${widerThan.tablet} {
    grid-area: 1 / 2;
    li { grid-template-columns: 36px minmax(0, 1fr) auto; padding-block: var(--space-xs); line-height: 1.4; }
  }
`;

const Summary = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s) var(--space-m);
  min-height: var(--order-bar-height);
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  & > :first-child { flex: 1; }
  [open] > & > svg { rotate: 180deg; }
`;

const Total = styled.span`
  font-weight: 600;
  ${tabularFigures}
  /* A wide screen shows the totals. */
  @media ${widerThan.tablet} { display: none; }
`;

const ChangeCart = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-block-end: var(--space-s);
`;
