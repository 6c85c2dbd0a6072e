import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Announces its content when it changes. */
export const LiveRegion = ({ children }: { readonly children: ReactNode }) => (
  <VisuallyHidden role="status">{children}</VisuallyHidden>
);
