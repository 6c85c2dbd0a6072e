import { useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { widerThan } from '../../../styles/mixins';
import { useDialog } from '../../../ui/useDialog';
import { ImageStrip, type GalleryProps } from './ImageStrip';
import { Lightbox, pressedPoint } from './Lightbox';
import { Thumbnails } from './Thumbnails';

/** The strip of images with its thumbnails, and the lightbox. */
export const Gallery = (props: GalleryProps) => {
  const { product, shownIndex } = props;
  const [point, setPoint] = useState<ReturnType<typeof pressedPoint>>();
  const { open, dialog } = useDialog();

  const onPress = (event: MouseEvent<HTMLElement>) => {
    setPoint(pressedPoint(event));
    open(event);
  };

  return (
    <Frame>
      <ImageStrip {...props} onPress={onPress} />
      {product.image.length > 1 && <Thumbnails {...props} />}
      {dialog.isRendered && (
        <Lightbox
          product={product}
          shownIndex={shownIndex}
          point={point}
          dialog={dialog}
        />
      )}
    </Frame>
  );
};

// The frame is a flex container at every width. In a grid, or if `display`
// changes, Chromium snaps a resized strip to another image (November 2026).
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  @media ${widerThan.phone} { grid-area: 1 / 1 / span 2; gap: var(--space-m); }
  @media ${widerThan.tablet} { flex-direction: row-reverse; }
`;
