import { startTransition, useEffect, useRef, useState } from 'react';
import type { Product } from '../../data/types';
import { savedScroll } from '../../routing/position';
import { useIsHydrating } from '../../ui/useIsHydrating';
import { ClothGrid } from '../catalogue/components/ClothGrid';
import { ProductGrid } from '../catalogue/components/ProductGrid';
import type { Picture } from './listState';

/** The number of cards by which a list grows. A short list needs one step. */
const STEP = 60;

/** The least height of a row, divided by its cards. */
const HEIGHT_PER_CARD = 80;
const HEIGHT_PER_CARD_ON_PHONE = 120;

/** The cards on the first screen of a phone, whose images load immediately. */
const FIRST_SCREEN = 4;

interface Props {
  products: readonly Product[];
  picture: Picture;
  isOfOneCategory: boolean;
}

/**
 * A list that begins with the cards that are visible at the position of the page,
 * and grows before its end comes into view.
 */
export const ProductList = ({ products, picture, isOfOneCategory }: Props) => {
  const isHydrating = useIsHydrating();
  const [grown, setGrown] = useState({
    products,
    count: isHydrating ? STEP : 0,
  });
  // `innerHeight` and `innerWidth` would force a layout during the render.
  const heightPerCard = () =>
    screen.width < 600 ? HEIGHT_PER_CARD_ON_PHONE : HEIGHT_PER_CARD;
  const countAtPosition = isHydrating
    ? 0
    : Math.ceil(((savedScroll() ?? 0) + screen.height) / heightPerCard());
  // After a filter, a sort or a key of the search, the first cards are painted
  // before the others.
  const grownCount = grown.products === products ? grown.count : 0;
  const cardCount = Math.max(grownCount, countAtPosition);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!end.current || cardCount >= products.length) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting)
          startTransition(() =>
            setGrown({ products, count: cardCount + STEP }),
          );
      },
      { rootMargin: '2400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [products, cardCount]);

  const shown = products.slice(0, cardCount);
  return (
    <>
      {picture === 'cloth' ? (
        <ClothGrid products={shown} eagerCount={FIRST_SCREEN} />
      ) : (
        <ProductGrid
          products={shown}
          columns={4}
          isOfOneCategory={isOfOneCategory}
          eagerCount={FIRST_SCREEN}
        />
      )}
      <div ref={end} />
    </>
  );
};
