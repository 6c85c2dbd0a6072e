import {
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ProductSummary } from '../../shop/product';
import { useIsHydrating } from '../../ui/useIsHydrating';
import { savedPlace, savePlace } from '../navigation/places';

/** A list up to this length is rendered at once. */
const SHORT = 100;
const FIRST = 16;
const STEP = 36;
const AHEAD = '2400px';

/**
 * The products that are rendered of a list of any length, and the ref of an
 * element at its end. The list grows before that comes into view. On Back and
 * after a reload it is as long as it was.
 */
export const useGrowingList = (
  products: readonly ProductSummary[],
  listKey: string,
) => {
  const end = useRef<HTMLDivElement>(null);
  const isHydrating = useIsHydrating();
  // Another object for each list that is shown: a list starts with its first
  // products, however far the one before had grown.
  const list = useMemo(() => {
    const saved = isHydrating ? undefined : savedPlace(listKey);
    return { first: saved ?? FIRST };
  }, [listKey, isHydrating]);
  const [grown, setGrown] = useState({ list, count: list.first });
  const count = grown.list === list ? grown.count : list.first;

  const shown = products.length <= SHORT ? products.length : count;
  // A page that is opened renders its first screen first.
  const isOpened = !isHydrating && savedPlace('scroll') === undefined;
  const length = useDeferredValue(shown, isOpened ? FIRST : shown);

  const visible = useMemo(
    () => (length < products.length ? products.slice(0, length) : products),
    [products, length],
  );

  const grow = useEffectEvent(() => {
    savePlace(listKey, count + STEP);
    startTransition(() => setGrown({ list, count: count + STEP }));
  });

  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) grow();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [products, count]);

  return { visible, hasMore: shown < products.length, end };
};
