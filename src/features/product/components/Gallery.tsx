import { useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { space, up } from '../../../styles/theme';
import { useDialog } from '../../../ui/useDialog';
import { focalPointOf, ImageStrip } from './ImageStrip';
import { Lightbox } from './Lightbox';
import { Thumbnails, type GalleryProps } from './Thumbnails';
import type { FocalPoint } from './useImageStrip';
import { ZoomButton } from './ZoomButton';

export const Gallery = (props: GalleryProps) => {
  const [pressed, setPressed] = useState<FocalPoint | null>(null);
  const { open, dialog } = useDialog();
  const onPress = (event: MouseEvent<HTMLElement>) => {
    setPressed(focalPointOf(event));
    open(event);
  };
  return (
    <Frame>
      <Stage id="product-images">
        <ImageStrip {...props} onPress={onPress}>
          <ZoomButton onClick={onPress} />
        </ImageStrip>
      </Stage>
      {props.product.image.length > 1 && <Thumbnails {...props} />}
      {dialog.isRendered && (
        <Lightbox {...props} {...dialog} pressed={pressed} />
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
