import { useState } from 'react';
import { useIsHydrating } from '../components/ui/useIsHydrating';
import { VisuallyHidden } from '../components/ui/VisuallyHidden';
import { selectCartCount } from '../selectors/cart';
import { useAppSelector } from '../store/hooks';

/** Announces the number of items when it changes. A new key replaces the region when the persisted cart appears. */
export const CartAnnouncer = () => {
  const count = useAppSelector(selectCartCount);
  const isHydrating = useIsHydrating();
  const [first, setFirst] = useState<number>();
  if (!isHydrating && first === undefined) setFirst(count);
  return <VisuallyHidden key={first ?? 0} role="status">{`Items in cart: ${count}`}</VisuallyHidden>;
};
