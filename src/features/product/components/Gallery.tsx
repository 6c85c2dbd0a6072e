import { useId, useState } from 'react';
import styled from 'styled-components';
import { space, up } from '../../../styles/theme';
import { ImageStrip } from './ImageStrip';
import { Lightbox } from './Lightbox';
import { Thumbnails, type GalleryProps } from './Thumbnails';
import { ZoomButton, type FocalPoint } from './ZoomButton';

export const Gallery = ({ product, shown, onShow }: GalleryProps) => {
  const zoomButton = useId();
  const [opened, setOpened] = useState<FocalPoint>();
  return (
    <Frame>
      <Stage id="product-images">
        <ImageStrip
          product={product}
          shown={shown}
          onShow={onShow}
          zoomButton={zoomButton}
        >
          <ZoomButton id={zoomButton} onPress={setOpened} />
        </ImageStrip>
      </Stage>
      {product.image.length > 1 && (
        <Thumbnails product={product} shown={shown} onShow={onShow} />
      )}
      {opened && (
        <Lightbox
          product={product}
          shown={shown}
          opened={opened}
          onShow={onShow}
          onClose={() => setOpened(undefined)}
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
