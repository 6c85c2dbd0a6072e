import { ViewTransition, type ReactNode } from 'react';
import type { ProductId } from '../../domain/product';
import { GROWING } from '../../styles/theme';

interface Props {
  readonly id: ProductId;
  /** Whether it takes part: only one picture on a page may carry the name of a product. */
  readonly active: boolean;
  readonly children: ReactNode;
}

/** The front of a product, shared by two pages: that of the card that was pressed grows into the large one. */
export const SharedImage = ({ id, active, children }: Props) => (
  <ViewTransition name={active ? `picture-${id}` : 'auto'} default="none" share={GROWING}>
    {children}
  </ViewTransition>
);
