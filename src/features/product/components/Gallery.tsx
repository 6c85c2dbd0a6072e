import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { space, up } from '../../../styles/theme';
import { ImageStrip } from './ImageStrip';
import type { LightboxProps } from './Lightbox';
import { Thumbnails, type GalleryProps } from './Thumbnails';
import { ZoomButton, type FocalPoint } from './ZoomButton';

interface OpenLightbox {
  readonly Lightbox: ComponentType<LightboxProps>;
  readonly focalPoint: FocalPoint;
}

const loadLightbox = async () =>
  (await import(/* webpackChunkName: "lightbox" */ './Lightbox')).Lightbox;

// Not React.lazy, which keeps a failure: the next press loads a missing chunk
// again.
const ignore = () => undefined;
const preloadLightbox = () => void loadLightbox().catch(ignore);

export const Gallery = ({ product, shown, onShow }: GalleryProps) => {
  const [open, setOpen] = useState<OpenLightbox>();
  const onZoom = (focalPoint: FocalPoint) =>
    void loadLightbox().then(
      (Lightbox) => setOpen({ Lightbox, focalPoint }),
      ignore,
    );
  return (
    <Frame>
      <ImageStrip product={product} shown={shown} onShow={onShow}>
        <ZoomButton onZoom={onZoom} onApproach={preloadLightbox} />
      </ImageStrip>
      {product.image.length > 1 && (
        <Thumbnails product={product} shown={shown} onShow={onShow} />
      )}
      {open && (
        <open.Lightbox
          product={product}
          shown={shown}
          focalPoint={open.focalPoint}
          onShow={onShow}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Frame>
  );
};

const Frame = styled.div`
  min-width: 0;
  ${up.tablet} {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${space.m};
    > fieldset { grid-area: 1 / 1; }
  }
`;
