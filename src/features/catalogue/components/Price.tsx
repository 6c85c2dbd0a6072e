import styled from 'styled-components';
import type { Product, Size } from '../../../data/types';
import { tabularFigures } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { withElements } from '../../../texts/withElements';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { formatPrice } from '../money';
import {
  compareAtPriceOf,
  hasPriceRange,
  lowestPriceOf,
  pricedSizes,
} from '../offer';

interface Props {
  product: Product;
  /** If it is null, the lowest price is shown. */
  size: Size | null;
}

/** The price of a size. A reduction is read as `was $79, now $49`. */
export const Price = ({ product, size }: Props) => {
  const sizes = size === null ? pricedSizes(product) : [size];
  const lowest = formatPrice(lowestPriceOf(product, sizes));
  const price = hasPriceRange(product, sizes)
    ? t('from {price}', { price: lowest })
    : lowest;
  const formerPrice = compareAtPriceOf(product, sizes);
  return (
    <PriceText>
      {formerPrice === undefined
        ? price
        : withElements(
            'was {former}, now {price}',
            {
              former: <FormerPrice>{formatPrice(formerPrice)}</FormerPrice>,
              price: (
                <>
                  {' '}
                  <span>{price}</span>
                </>
              ),
            },
            VisuallyHidden,
          )}
    </PriceText>
  );
};

const PriceText = styled.span`
  ${tabularFigures}
  &:has(s) { color: var(--reduced); font-weight: 600; }
`;

const FormerPrice = styled.s`
  margin-inline-end: var(--space-xs);
  color: var(--ink-soft);
  font-weight: 400;
`;
