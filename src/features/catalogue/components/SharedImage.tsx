import { ViewTransition, type ReactNode } from 'react';
import type { ProductId } from '../product';
import { IMAGE_TRANSITION } from '../../../styles/theme';

interface Props {
  readonly id: ProductId;
  /** Only one image on a page may have the transition name of a product. */
  readonly active: boolean;
  readonly children: ReactNode;
}

/** The first image of a product. It grows from the pressed card into the image of the product page. */
export const SharedImage = ({ id, active, children }: Props) => (
  <ViewTransition name={active ? `image-${id}` : 'auto'} default="none" share={IMAGE_TRANSITION}>
    {children}
  </ViewTransition>
);
