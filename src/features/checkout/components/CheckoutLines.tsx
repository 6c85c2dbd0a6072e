import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Cents } from '../../../data/types';
import { PATHS } from '../../../routing/paths';
import {
  secondaryText,
  tabularFigures,
  whileStored,
  widerThan,
} from '../../../styles/mixins';
import { shopText } from '../../../texts/shopText';
import { t, tCount } from '../../../texts/t';
import { keyOf } from '../../cart/cart';
import type { AvailableLine } from '../../cart/cartSlice';
import { ProductImage } from '../../catalogue/components/ProductImage';
import { formatAmount, formatPrice } from '../../catalogue/money';
import { priceOf } from '../../catalogue/offer';
import { sizeText } from '../../catalogue/product';

interface Props {
  readonly lines: readonly AvailableLine[];
  readonly count: number;
  readonly total: Cents;
  readonly isOpen: boolean;
}

/**
 * The lines that are bought. Their summary is rendered before the cart is
 * loaded, so that the form below it does not move.
 */
export const CheckoutLines = ({ lines, count, total, isOpen }: Props) => (
  <Details open={isOpen}>
    <Summary>
      <span>
        {tCount(count, 'Your order: {count} item', 'Your order: {count} items')}
      </span>
      <Total>{formatAmount(total)}</Total>
      <ChevronDown />
    </Summary>
    <ul role="list">
      {lines.map(({ productId, product, size, quantity }) => (
        <Line key={keyOf({ productId, size })}>
          <ProductImage product={product} sizes="64px" aria-hidden />
          <div>
            <p {...shopText}>{product.name}</p>
            <Facts>
              {t('{size}, quantity {count}', {
                size: sizeText(product, size),
                count: quantity,
              })}
            </Facts>
          </div>
          <LinePrice>
            {formatPrice(priceOf(product, size) * quantity)}
          </LinePrice>
        </Line>
      ))}
    </ul>
    <ChangeCart to={PATHS.cart}>{t('Change the cart')}</ChangeCart>
  </Details>
);

const Details = styled.details`
  margin-block-end: var(--space-l);
  border-block: 1px solid var(--hairline);
  @media ${widerThan.tablet} {
    grid-area: 1 / 2;
  }
`;

const Summary = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-s) var(--space-m);
  min-height: 52px;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  & > :first-child { flex: 1; }
  [open] > & > svg { rotate: 180deg; }
  ${whileStored} { visibility: hidden; }
`;

const Total = styled.span`
  font-weight: 600;
  ${tabularFigures}
  /* A wide screen shows the totals. */
  @media ${widerThan.tablet} { display: none; }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  gap: var(--space-m);
  align-items: center;
  padding-block: var(--space-s);
`;

const Facts = styled.p`
  ${secondaryText}
`;

const LinePrice = styled.span`
  ${tabularFigures}
`;

const ChangeCart = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;
