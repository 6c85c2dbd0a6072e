import { ViewTransition, type ReactNode } from 'react';
import type { ProductId } from '../../domain/product';
import { GROWING } from '../../styles/theme';

interface Props {
  readonly id: ProductId;
  /** Whether this is one of the two that grow into each other: each name may stand on a page once. */
  readonly active: boolean;
  readonly children: ReactNode;
}

/** The front of a product: where it goes from a card that was pressed, it grows into the large picture. */
export const Growing = ({ id, active, children }: Props) => (
  <ViewTransition name={active ? `picture-${id}` : 'auto'} default="none" share={GROWING}>
    {children}
  </ViewTransition>
);
