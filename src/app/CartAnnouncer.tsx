import { useState } from 'react';
import { LiveRegion } from '../components/layout/LiveRegion';
import { useIsHydrating } from '../components/ui/useIsHydrating';
import { selectCartCount } from '../selectors/cart';
import { useAppSelector } from '../store/hooks';

/** Announces the number of items when it changes. A new key replaces the region when the persisted cart appears. */
export const CartAnnouncer = () => {
  const count = useAppSelector(selectCartCount);
  const isHydrating = useIsHydrating();
  const [first, setFirst] = useState<number>();
  if (!isHydrating && first === undefined) setFirst(count);
  return <LiveRegion key={first ?? 0}>{`Items in cart: ${count}`}</LiveRegion>;
};
