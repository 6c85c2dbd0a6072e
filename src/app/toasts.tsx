import { useState, type ComponentType } from 'react';

let Region: ComponentType | undefined;

/** Brings what shows toasts. It comes with the only page that has any to show. */
export const loadToasts = async (): Promise<void> => {
  ({ ToastRegion: Region } = await import(
    /* webpackChunkName: "toasts" */ '../components/layout/ToastRegion'
  ));
};

interface Props {
  /** Whether this page may have something to say. */
  readonly here: boolean;
}

/** The place for toasts: from the first page that may have one on, for a toast outlives its page. */
export const Toasts = ({ here }: Props) => {
  const [wanted, setWanted] = useState(here);
  if (here && !wanted) setWanted(true);
  return wanted && Region ? <Region /> : null;
};
