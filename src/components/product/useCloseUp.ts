import { useCallback, useState, type ComponentType } from 'react';
import type { CloseUpProps } from './CloseUp';
import type { Spot } from './spot';

interface Opened {
  readonly CloseUp: ComponentType<CloseUpProps>;
  /** What of the picture is wanted close at first. */
  readonly spot: Spot;
}

const fetchCloseUp = async () => (await import(/* webpackChunkName: "close-up" */ './CloseUp')).CloseUp;

// No chunk, no close-up: the next press asks for it anew.
const doWithout = () => undefined;

/** Fetches the close-up for whoever comes near to it. */
export const approachCloseUp = () => void fetchCloseUp().catch(doWithout);

/** The close-up, fetched when it is wanted. One that does not come leaves the page as it is. */
export const useCloseUp = () => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback(
    (spot: Spot) => void fetchCloseUp().then((CloseUp) => setOpened({ CloseUp, spot }), doWithout),
    [],
  );
  return { opened, open, close: () => setOpened(null) };
};
