import { useRef, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { widerThan } from '../../../styles/mixins';
import { useDialog } from '../../../ui/useDialog';
import { useIsHydrating } from '../../../ui/useIsHydrating';
import {
  ImageStrip,
  pressedPoint,
  useScrollToShown,
  type GalleryProps,
  type ImageProps,
  type Point,
} from './ImageStrip';
import { Lightbox } from './Lightbox';
import { Thumbnails } from './Thumbnails';

/** The file of the image that a card of the previous page has loaded. */
const shownFileOf = (src: string | undefined) =>
  [...document.images].find(
    (image) => image.complete && image.getAttribute('src') === src,
  )?.currentSrc;

/**
 * The strip of images with its thumbnails, and the lightbox. While the first
 * image loads, the smaller file of the followed card is shown in its place.
 */
export const Gallery = (props: GalleryProps) => {
  const {
    product: { image },
    shownIndex,
  } = props;
  const strip = useRef<HTMLDivElement>(null);
  const isHydrating = useIsHydrating();
  const [placeholder, setPlaceholder] = useState(() =>
    isHydrating ? undefined : shownFileOf(image[0]),
  );
  const [pressedAt, setPressedAt] = useState<Point | null>(null);
  const { open, dialog } = useDialog();

  useScrollToShown(strip, shownIndex);

  const onPress = (event: MouseEvent<HTMLElement>) => {
    setPressedAt(pressedPoint(event));
    open(event);
  };
  const imageProps = (index: number): ImageProps =>
    index === 0
      ? {
          fetchPriority: 'high',
          style: {
            background:
              placeholder &&
              `url("${placeholder}") center / contain no-repeat, var(--image-ground)`,
          },
          onLoad: () => setPlaceholder(undefined),
        }
      : {
          fetchPriority: 'low',
          // In the prerendered page, the other images are lazy, so that the
          // first one loads faster.
          loading: isHydrating ? 'lazy' : 'eager',
        };

  return (
    <Frame>
      <MainStrip
        {...props}
        id="product-images"
        ref={strip}
        imageProps={imageProps}
        onPress={onPress}
      />
      {image.length > 1 && <Thumbnails {...props} />}
      {dialog.isRendered && (
        <Lightbox gallery={props} dialog={dialog} pressedAt={pressedAt} />
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

const MainStrip = styled(ImageStrip)`
  min-width: 0;
  margin-inline: calc(-1 * var(--gutter));
  /* The first screen shows the whole garment, and on a phone also the sizes. */
  --other-height: 27.5rem;
  img { max-height: max(12rem, 100svh - var(--other-height)); object-fit: contain; }
  @media ${widerThan.phone} {
    --image-height: max(17rem, 100svh - var(--header-offset) - var(--space-l));
    margin: 0;
    img { max-height: var(--image-height); }
    /* The zoom button is on the image, which may be narrower than the strip. */
    button { inset-inline-end: max(var(--space-s), 50cqi - 0.4 * var(--image-height) + var(--space-s)); }
  }
  @media ${widerThan.tablet} { flex: 1; }
`;
