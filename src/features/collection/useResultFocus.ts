import { useLayoutEffect, useRef } from 'react';
import type { ProductSummary } from '../../shop/product';

/**
 * The number of results takes the focus of what disappears: a chip, a button of
 * the empty result, or a card that the next list does not hold.
 */
export const useResultFocus = (products: readonly ProductSummary[]) => {
  const result = useRef<HTMLParagraphElement>(null);
  const focusedCard = useRef<Element>(null);

  const focusResult = () => result.current?.focus({ preventScroll: true });

  const onCardFocus = (card: Element) => {
    focusedCard.current = card;
  };

  useLayoutEffect(() => {
    if (!focusedCard.current || focusedCard.current.isConnected) return;
    focusedCard.current = null;
    if (document.activeElement === document.body) focusResult();
  }, [products]);

  return { result, focusResult, onCardFocus };
};
