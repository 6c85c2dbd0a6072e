import { useState, type ComponentType } from 'react';
import type { LightboxProps } from './Lightbox';
import type { FocalPoint } from './ZoomButton';

interface OpenLightbox {
  readonly Lightbox: ComponentType<LightboxProps>;
  readonly focalPoint: FocalPoint;
}

const load = async () => {
  const { Lightbox } = await import(
    /* webpackChunkName: "lightbox" */ './Lightbox'
  );
  return Lightbox;
};

// After a failure the next press loads the chunk again. React.lazy would not.
const ignore = () => undefined;

/** The lightbox, whose code is loaded before it is opened. */
export const useLightbox = () => {
  const [opened, setOpened] = useState<OpenLightbox>();

  const open = (focalPoint: FocalPoint) => {
    load().then((Lightbox) => setOpened({ Lightbox, focalPoint }), ignore);
  };

  const close = () => setOpened(undefined);

  const preload = () => void load().catch(ignore);

  return { opened, open, close, preload };
};
