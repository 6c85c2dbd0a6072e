import { useAppSelector } from '../../app/hooks';
import { useState } from 'react';
import { useIsHydrating } from '../../ui/useIsHydrating';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { selectCartCount } from './cartSlice';

/**
 * Announces the number of items when it changes. A new key replaces the region
 * when the persisted cart appears.
 */
export const CartAnnouncer = () => {
  const count = useAppSelector(selectCartCount);
  const isHydrating = useIsHydrating();
  const [first, setFirst] = useState<number>();
  if (!isHydrating && first === undefined) setFirst(count);
  return (
    <VisuallyHidden
      key={first ?? 0}
      role="status"
    >{`Items in cart: ${count}`}</VisuallyHidden>
  );
};
