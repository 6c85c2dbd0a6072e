import styled from 'styled-components';
import type { Product, Size } from '../../../data/types';
import { tabularFigures } from '../../../styles/mixins';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { formatPrice } from '../money';
import { compareAtPriceOf, hasPriceRange, priceOf } from '../offer';

interface Props {
  readonly product: Product;
  /** Null shows the lowest price. */
  readonly size: Size | null;
}

/** The price of a size. A reduction is read as `was $79, now $49`. */
export const Price = ({ product, size }: Props) => {
  const earlier = compareAtPriceOf(product, size);
  return (
    <PriceText>
      {earlier !== undefined && (
        <>
          <VisuallyHidden>was </VisuallyHidden>
          <Earlier>{formatPrice(earlier)}</Earlier>
          <VisuallyHidden>, now</VisuallyHidden>{' '}
        </>
      )}
      {size === null && hasPriceRange(product) && 'from '}
      {formatPrice(priceOf(product, size))}
    </PriceText>
  );
};

const PriceText = styled.span`
  /* A list that scrolls sideways has to clip the hidden words. */
  position: relative;
  ${tabularFigures}
  &:has(s) { color: var(--ink); font-weight: 500; }
`;

const Earlier = styled.s`
  margin-inline-end: var(--space-xs);
  color: var(--ink-soft);
  font-weight: 400;
`;
