import { useCallback, useState, type ComponentType } from 'react';
import type { LightboxProps } from './Lightbox';
import type { FocalPoint } from './focalPoint';

interface Opened {
  readonly Lightbox: ComponentType<LightboxProps>;
  /** What of the picture is wanted close at first. */
  readonly spot: FocalPoint;
}

const fetchLightbox = async () => (await import(/* webpackChunkName: "close-up" */ './Lightbox')).Lightbox;

// No chunk, no close-up: the next press asks for it anew.
const doWithout = () => undefined;

/** Fetches the close-up for whoever comes near to it. */
export const preloadLightbox = () => void fetchLightbox().catch(doWithout);

/** The close-up, fetched when it is wanted. One that does not come leaves the page as it is. */
export const useLightbox = () => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback(
    (spot: FocalPoint) => void fetchLightbox().then((Lightbox) => setOpened({ Lightbox, spot }), doWithout),
    [],
  );
  return { opened, open, close: () => setOpened(null) };
};
