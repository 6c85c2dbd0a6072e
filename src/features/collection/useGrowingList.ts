import {
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ProductSummary } from '../../shop/product';
import { useIsHydrating } from '../../ui/useIsHydrating';
import { savedPlace, savePlace } from '../../routing/places';

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

  // A page that is opened renders its first screen first.
  const [isOpening, setOpening] = useState(
    () => !isHydrating && savedPlace('scroll') === undefined,
  );
  useEffect(() => startTransition(() => setOpening(false)), []);

  const visible = useMemo(() => {
    if (isOpening) return products.slice(0, FIRST);
    return products.length <= SHORT ? products : products.slice(0, count);
  }, [products, count, isOpening]);

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
  }, [products, count, isOpening]);

  return {
    visible,
    hasMore: !isOpening && visible.length < products.length,
    end,
  };
};
