import { useState, useSyncExternalStore } from 'react';
import { LiveRegion } from '../components/layout/LiveRegion';
import { selectCartCount } from '../selectors/cart';
import { useAppSelector } from '../store/hooks';

const subscribe = () => () => undefined;

/** Announces the number of items when it changes. A new key replaces the region when the persisted cart appears. */
export const CartAnnouncer = () => {
  const count = useAppSelector(selectCartCount);
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const [first, setFirst] = useState<number>();
  if (isHydrated && first === undefined) setFirst(count);
  return <LiveRegion key={first ?? 0}>{`Items in cart: ${count}`}</LiveRegion>;
};
