import { startTransition, useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import type { Product } from '../../data/types';
import { readPosition } from '../../routing/position';
import { useIsHydrating } from '../../ui/useIsHydrating';
import { ClothGrid } from '../catalogue/components/ClothGrid';
import { ProductGrid } from '../catalogue/components/ProductGrid';
import { selectListState } from './listSlice';

/** The number of cards by which a list grows. A short list needs one step. */
const STEP = 60;

/** How many cards a list shows first. The others follow a moment later. */
const FIRST_COUNT = 12;

/** The cards on the first screen of a phone, whose images load immediately. */
const EAGER_COUNT = 4;

interface Props {
  products: readonly Product[];
}

/**
 * A list that begins with the cards that are visible at the position of the
 * page, and grows before its end comes into view.
 */
export const ProductList = ({ products }: Props) => {
  const { selected, isClothShown } = useAppSelector(selectListState);
  const isHydrating = useIsHydrating();
  const [grown, setGrown] = useState({
    products,
    count: isHydrating ? STEP : 0,
  });
  // After a filter, a sort or a key of the search, the first cards are painted
  // before the others.
  const grownCount = grown.products === products ? grown.count : 0;
  const cardCount = isHydrating
    ? STEP
    : Math.max(grownCount, FIRST_COUNT, readPosition().cardCount);
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

  const cards = products.slice(0, cardCount);
  const [category, ...others] = selected.category ?? [];
  // With shared categories, the list of one category has products of several.
  const isOfOneCategory =
    others.length === 0 &&
    products.every((product) => product.category === category);
  return (
    <>
      {isClothShown ? (
        <ClothGrid products={cards} eagerCount={EAGER_COUNT} />
      ) : (
        <ProductGrid
          products={cards}
          columns={4}
          isOfOneCategory={isOfOneCategory}
          eagerCount={EAGER_COUNT}
        />
      )}
      <div ref={end} />
    </>
  );
};
