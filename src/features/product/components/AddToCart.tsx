import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import type { Product, Size } from '../../../data/types';
import { PATHS } from '../../../routing/paths';
import { tabularFigures, tallWindow, widerThan } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { Announcer } from '../../../ui/Announcer';
import { Button } from '../../../ui/Button';
import { countItems, type CartLine } from '../../cart/cart';
import { formatPrice } from '../../catalogue/money';
import { isAvailable, isSoldOut, priceOf } from '../../catalogue/offer';

const TICK_MS = 1000;

interface Props {
  product: Product;
  size: Size | null;
  /** The lines of the product in the cart. */
  lines: readonly CartLine[];
  /** Returns whether the selected size can be added. */
  onAdd: () => boolean;
}

/**
 * After an addition, the tick is shown for a second. Its key restarts the
 * animation.
 */
export const AddToCart = ({ product, size, lines, onAdd }: Props) => {
  const count = countItems(lines);
  const [countToConfirm, setCountToConfirm] = useState<number>();
  const isProductSoldOut = isSoldOut(product);
  const isInCart = lines.some((line) => line.size === size);
  const inCart =
    count > 0 &&
    t('{count} in your cart: {sizes}', {
      count,
      sizes: lines.map((line) => line.size).join(', '),
    });
  return (
    <StickyBar>
      <Button
        type="button"
        disabled={isProductSoldOut}
        onClick={() => setCountToConfirm(onAdd() ? count + 1 : undefined)}
      >
        <Label>
          <span>{isProductSoldOut ? t('Sold out') : t('ADD TO CART')}</span>
          <Tick
            key={count}
            data-added={count === countToConfirm || undefined}
          />
        </Label>
      </Button>
      <BelowButton>
        {size !== null && !isInCart && isAvailable(product, size) && (
          <SizeAndPrice>
            {t('{size}, {price}', {
              size,
              price: formatPrice(priceOf(product, size)),
            })}
          </SizeAndPrice>
        )}
        {inCart && (
          <>
            <span>{inCart}</span>
            <Link to={PATHS.cart}>{t('View cart')}</Link>
          </>
        )}
      </BelowButton>
      <Announcer>{inCart || ''}</Announcer>
    </StickyBar>
  );
};

const StickyBar = styled.div`
  display: grid;
  gap: var(--space-xs);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-m) var(--gutter) max(var(--space-m), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--hairline);
  background: var(--ground);
  @media ${tallWindow} and (not ${widerThan.phone}) {
    position: sticky;
    inset-block-end: 0;
  }
  @media ${widerThan.phone} {
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

// With the link, without it, and with two lines, the height is the same. So an
// addition does not shift the layout.
const BelowButton = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-m);
  min-height: 44px;
  margin-block-end: calc(-1 * var(--space-m));
  font-size: var(--size-small);
  line-height: 1.25;
  @media not ${widerThan.phone} { &:empty { display: none; } }
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
  }
`;

const SizeAndPrice = styled.span`
  ${tabularFigures}
  font-weight: 600;
`;

const Label = styled.span`
  position: relative;
`;

const show = keyframes`
  from, to { visibility: visible; }
`;

const draw = keyframes`
  from { clip-path: inset(0 100% 0 0); }
`;

// The tick is outside the flow, so that the label stays in place. Its keyframes
// exist before the first addition: when keyframes are added, Chromium matches
// the styles of the whole page again (November 2026).
const Tick = styled(Check)`
  position: absolute;
  inset: 0 auto 0 calc(100% + var(--space-s));
  margin-block: auto;
  visibility: hidden;
  &[data-added] {
    /* This animation moves nothing, so it also runs with reduced motion. */
    animation: ${show} ${TICK_MS}ms !important;
    @media (prefers-reduced-motion: no-preference) {
      animation:
        ${show} ${TICK_MS}ms,
        ${draw} var(--duration-long) !important;
    }
  }
`;
