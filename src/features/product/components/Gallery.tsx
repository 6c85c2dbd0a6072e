import { useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { widerThan } from '../../../styles/mixins';
import { useDialog } from '../../../ui/useDialog';
import { ImageStrip } from './ImageStrip';
import { Lightbox } from './Lightbox';
import { Thumbnails } from './Thumbnails';
import { pressedPoint, type GalleryProps, type Point } from './useImageStrip';

export const Gallery = (props: GalleryProps) => {
  const [pressedAt, setPressedAt] = useState<Point | null>(null);
  const { open, dialog } = useDialog();
  const onPress = (event: MouseEvent<HTMLElement>) => {
    setPressedAt(pressedPoint(event));
    open(event);
  };
  return (
    <Frame>
      <Stage id="product-images">
        <ImageStrip {...props} onPress={onPress} />
      </Stage>
      {props.product.image.length > 1 && <Thumbnails {...props} />}
      {dialog.isRendered && (
        <Lightbox {...props} {...dialog} pressedAt={pressedAt} />
      )}
    </Frame>
  );
};

// The frame is a flex container at every width: in a grid, or after a change of
// `display`, Chromium snaps a resized strip to another image (November 2026).
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  @media ${widerThan.phone} { grid-area: 1 / 1 / span 2; gap: var(--space-m); }
  @media ${widerThan.tablet} { flex-direction: row-reverse; }
`;

const Stage = styled.div`
  position: relative;
  min-width: 0;
  margin-inline: calc(-1 * var(--gutter));
  /* The first screen shows a whole garment, and on a phone the sizes below it. */
  img { max-height: max(17rem, 100svh - 26rem); object-fit: contain; }
  @media ${widerThan.phone} {
    margin: 0;
    img { max-height: max(17rem, 100svh - var(--header-offset) - var(--space-l)); }
  }
  @media ${widerThan.tablet} { flex: 1; }
`;
