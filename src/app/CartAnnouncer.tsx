import { useState, useSyncExternalStore } from 'react';
import { LiveRegion } from '../components/layout/LiveRegion';
import { selectCartCount } from '../selectors/cart';
import { useAppSelector } from '../store/hooks';

const never = () => () => undefined;

/**
 * Says how many pieces are in the cart, whenever that has changed. A page is written with none: whatever it opens
 * with instead is no news, so it stands in a place of its own, in which nothing has changed yet.
 */
export const CartAnnouncer = () => {
  const count = useAppSelector(selectCartCount);
  const isOpen = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [first, setFirst] = useState<number>();
  if (isOpen && first === undefined) setFirst(count);
  return <LiveRegion key={first ?? 0}>{`Items in cart: ${count}`}</LiveRegion>;
};
