import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ProductGrid } from '../catalogue/components/ProductGrid';
import type { Product } from '../../data/types';
import { savedPlace, savePlace } from '../../routing/places';
import { useIsHydrating } from '../../ui/useIsHydrating';

/** A list up to this length is rendered at once. */
const SHORT = 100;
const FIRST = 16;
const STEP = 36;

/** Cards on the first screen of a phone: their images load at once. */
const FIRST_SCREEN = 4;

interface Props {
  readonly products: readonly Product[];
  /** Identifies the list: another one starts with the first products again. */
  readonly listKey: string;
}

/**
 * A list of any length, which grows before its end comes into view. On Back and
 * after a reload it is as long as it was.
 */
export const ProductList = ({ products, listKey }: Props) => {
  const isHydrating = useIsHydrating();
  // A page that is opened renders its first screen first.
  const isRestored = savedPlace('scroll') !== undefined;
  const isComplete = useDeferredValue(true, isHydrating || isRestored);

  const key = isHydrating ? '' : listKey;
  const [grown, setGrown] = useState({ key: '', count: FIRST });
  if (grown.key !== key) setGrown({ key, count: savedPlace(key) ?? FIRST });

  const limit = products.length <= SHORT ? SHORT : grown.count;
  const count = isComplete ? limit : FIRST;
  const visible = useMemo(() => products.slice(0, count), [products, count]);

  const grow = () => {
    savePlace(key, count + STEP);
    startTransition(() => setGrown({ key, count: count + STEP }));
  };

  return (
    <>
      <ProductGrid products={visible} columns={4} eager={FIRST_SCREEN} />
      {isComplete && count < products.length && (
        <ListEnd key={count} onNear={grow} />
      )}
    </>
  );
};

const ListEnd = ({ onNear }: { readonly onNear: () => void }) => {
  const end = useRef<HTMLDivElement>(null);
  const grow = useEffectEvent(onNear);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) grow();
      },
      { rootMargin: '2400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={end} />;
};
