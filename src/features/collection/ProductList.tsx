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
import { savedScroll } from '../../routing/places';
import { useIsHydrating } from '../../ui/useIsHydrating';

/** A list up to this length is complete once its first screen is rendered. */
const SHORT = 100;
const FIRST = 16;
const STEP = 36;

/** A card takes at least this much of the height of a list of columns. */
const CARD_HEIGHT = 60;

/** Cards on the first screen of a phone: their images load at once. */
const FIRST_SCREEN = 4;

interface Props {
  readonly products: readonly Product[];
}

/**
 * A list of any length. It begins with what is visible at the place of the page,
 * and grows before its end comes into view.
 */
export const ProductList = ({ products }: Props) => {
  const isHydrating = useIsHydrating();
  const isOpening = useDeferredValue(false, !isHydrating);
  const [grown, setGrown] = useState({ products, count: FIRST });

  const bottom = isHydrating ? 0 : savedScroll() + innerHeight;
  const count = Math.max(
    grown.products === products ? grown.count : FIRST,
    Math.ceil(bottom / CARD_HEIGHT),
  );
  const isShort = products.length <= SHORT && !isOpening;
  const limit = isShort ? SHORT : count;
  const visible = useMemo(() => products.slice(0, limit), [products, limit]);

  const grow = () =>
    startTransition(() => setGrown({ products, count: limit + STEP }));

  return (
    <>
      <ProductGrid products={visible} columns={4} eager={FIRST_SCREEN} />
      {!isOpening && limit < products.length && (
        <ListEnd key={limit} onNear={grow} />
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
