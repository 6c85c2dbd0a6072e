import { memo, useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import type { ProductSummary } from '../../domain/product';
import { space } from '../../styles/theme';
import { QuietButton } from '../ui/Button';
import { ProductGrid } from '../ui/ProductGrid';
import { useShownCount } from './useShownCount';

interface Props {
  readonly products: readonly ProductSummary[];
  /** Where in the visit the list stands: another entry of the history, or another question, is another place. */
  readonly place: string;
  readonly eager: number;
}

// Well before the end: what comes next is there when the shopper is.
const AHEAD = '2400px';

/** A list of any length: the first products, and more of them as the shopper comes near the end. */
export const ProductList = memo(({ products, place, eager }: Props) => {
  const { count, grow } = useShownCount(place);
  const shown = useMemo(
    () => (count < products.length ? products.slice(0, count) : products),
    [products, count],
  );
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const pressedAt = useRef<number>(undefined);

  // Observed anew after each batch: one that did not reach far enough is followed by another.
  useEffect(() => {
    if (!more.current || !('IntersectionObserver' in window)) return;
    const near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && grow(),
      { rootMargin: AHEAD },
    );
    near.observe(more.current);
    return () => near.disconnect();
  });

  // Whoever asked for more goes on with the first of them.
  useEffect(() => {
    if (pressedAt.current === undefined || pressedAt.current >= count) return;
    list.current?.children[pressedAt.current]?.querySelector('a')?.focus();
    pressedAt.current = undefined;
  }, [count]);

  return (
    <>
      <ProductGrid ref={list} products={shown} across={4} eager={eager} />
      {shown.length < products.length && (
        <More
          ref={more}
          type="button"
          onClick={() => {
            pressedAt.current = count;
            grow();
          }}
        >
          Show more
        </More>
      )}
    </>
  );
});

ProductList.displayName = 'ProductList';

const More = styled(QuietButton)`
  margin-block-start: ${space.xl};
`;
