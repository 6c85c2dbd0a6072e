import {
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ProductGrid } from '../catalogue/components/ProductGrid';
import { useIsHydrating } from '../../ui/useIsHydrating';
import { savedPlace, savePlace } from '../navigation/places';
import type { ProductSummary } from '../../shop/product';

interface Props {
  readonly products: readonly ProductSummary[];
  /** Identifies the list: another one starts with the first products again. */
  readonly listKey: string;
  readonly eager: number;
}

/** A list up to this length is rendered at once. */
const SHORT = 100;
const FIRST = 16;
const STEP = 36;
const AHEAD = '2400px';

/**
 * A list of any length. It grows before the end comes into view. On Back and
 * after a reload it is as long as it was.
 */
export const ProductList = ({ products, listKey, eager }: Props) => {
  const isHydrating = useIsHydrating();
  // Another object for each list that is shown: a list starts with its first
  // products, however far the one before had grown.
  const list = useMemo(() => {
    const saved = isHydrating ? undefined : savedPlace(listKey);
    return { first: saved ?? FIRST };
  }, [listKey, isHydrating]);
  const [grown, setGrown] = useState({ list, count: list.first });
  const count = grown.list === list ? grown.count : list.first;
  const isShort = products.length <= SHORT;
  const visible = useMemo(
    () => (isShort ? products : products.slice(0, count)),
    [products, count, isShort],
  );
  const end = useRef<HTMLDivElement>(null);

  const grow = useEffectEvent(() => {
    savePlace(listKey, count + STEP);
    startTransition(() => setGrown({ list, count: count + STEP }));
  });
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) =>
        entries.some(({ isIntersecting }) => isIntersecting) && grow(),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [products, count]);

  return (
    <>
      <ProductGrid products={visible} columns={4} eager={eager} />
      {visible.length < products.length && <div ref={end} />}
    </>
  );
};
