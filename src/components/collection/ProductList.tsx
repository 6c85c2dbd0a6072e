import { memo, startTransition, useEffect, useRef, useState } from 'react';
import type { ProductSummary } from '../../domain/product';
import { ProductGrid } from '../ui/ProductGrid';

interface Props {
  readonly products: readonly ProductSummary[];
  /** Identifies the list: another one starts with the first products again. */
  readonly listKey: string;
  readonly eager: number;
}

const FIRST = 60;
const STEP = 36;
const AHEAD = '2400px';

/** A list of any length. It grows before the end comes into view. */
export const ProductList = memo(function ProductList({ products, listKey, eager }: Props) {
  const [grown, setGrown] = useState({ listKey, count: FIRST });
  const count = grown.listKey === listKey ? grown.count : FIRST;
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!end.current) return;
    const grow = () => startTransition(() => setGrown({ listKey, count: count + STEP }));
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && grow(),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [products, listKey, count]);

  return (
    <>
      <ProductGrid products={products.slice(0, count)} columns={4} eager={eager} />
      {count < products.length && <div ref={end} />}
    </>
  );
});
