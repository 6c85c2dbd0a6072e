import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface Props {
  readonly children: ReactNode;
}

/** Words for those who listen, said politely whenever they change. */
export const LiveRegion = ({ children }: Props) => <VisuallyHidden role="status">{children}</VisuallyHidden>;
