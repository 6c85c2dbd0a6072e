import { useId } from 'react';
import styled from 'styled-components';
import { space, up } from '../../../styles/theme';
import { ImageStrip } from './ImageStrip';
import { Thumbnails, type GalleryProps } from './Thumbnails';
import { useLightbox } from './useLightbox';
import { ZoomButton } from './ZoomButton';

export const Gallery = ({ product, shown, onShow }: GalleryProps) => {
  const zoomButton = useId();
  const { opened, open, close, preload } = useLightbox();
  return (
    <Frame>
      <Stage id="product-images" onPointerEnter={preload} onFocus={preload}>
        <ImageStrip
          product={product}
          shown={shown}
          onShow={onShow}
          zoomButton={zoomButton}
        >
          <ZoomButton id={zoomButton} onZoom={open} />
        </ImageStrip>
      </Stage>
      {product.image.length > 1 && (
        <Thumbnails product={product} shown={shown} onShow={onShow} />
      )}
      {opened && (
        <opened.Lightbox
          product={product}
          shown={shown}
          focalPoint={opened.focalPoint}
          onShow={onShow}
          onClose={close}
        />
      )}
    </Frame>
  );
};

const Frame = styled.div`
  min-width: 0;
  ${up.phone} { grid-area: 1 / 1 / span 2; }
  ${up.tablet} {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${space.m};
  }
`;

const Stage = styled.div`
  position: relative;
  margin-inline: calc(-1 * ${space.gutter});
  ${up.phone} { margin: 0; }
  ${up.tablet} { grid-area: 1 / 2; }
`;
