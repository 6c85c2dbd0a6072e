import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden';

export const LiveRegion = ({ children }: { readonly children: ReactNode }) => (
  <VisuallyHidden role="status">{children}</VisuallyHidden>
);
