import { useState, type ComponentType } from 'react';

let Region: ComponentType | undefined;

/**
 * Brings what shows toasts. The only page that has any to show awaits it before it is shown itself (routes.tsx): who
 * renders `Toasts` asks once whether it is there.
 */
export const loadToasts = async (): Promise<void> => {
  ({ ToastRegion: Region } = await import(
    /* webpackChunkName: "toasts" */ '../components/layout/ToastRegion'
  ));
};

interface Props {
  /** Whether this page may have something to say. */
  readonly mayHaveToasts: boolean;
}

/** The place for toasts: from the first page that may have one on, for a toast outlives its page. */
export const Toasts = ({ mayHaveToasts }: Props) => {
  const [wanted, setWanted] = useState(mayHaveToasts);
  if (mayHaveToasts && !wanted) setWanted(true);
  return wanted && Region ? <Region /> : null;
};
