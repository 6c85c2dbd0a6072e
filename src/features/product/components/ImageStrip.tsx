import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type MouseEventHandler, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { widerThan } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { IconButton } from '../../../ui/Button';
import { useIsHydrating } from '../../../ui/useIsHydrating';
import { ProductImage } from '../../catalogue/components/ProductImage';
import { useImageStrip, type GalleryProps } from './useImageStrip';

export const MAIN_IMAGE_SIZES = `${widerThan.wide} 808px, ${widerThan.tablet} calc(56vw - 88px), ${widerThan.phone} calc(55.2vw - 32px), 100vw`;

interface Props extends GalleryProps {
  onPress: MouseEventHandler<HTMLElement>;
}

/** The file that the previous page has loaded for an image, such as a card. */
const shownFileOf = (src: string | undefined) =>
  [...document.images].find(
    (image) => image.complete && image.getAttribute('src') === src,
  )?.currentSrc;

/**
 * The images of the product; a press enlarges an image. Until the first image
 * is loaded, the file of the card from which the shopper comes is its
 * placeholder.
 */
export const ImageStrip = ({ onPress, ...gallery }: Props) => {
  const { product, shownIndex } = gallery;
  const isHydrating = useIsHydrating();
  // In the prerendered page, the first image has the network for itself.
  const others = isHydrating ? 'lazy' : 'eager';
  const [placeholder, setPlaceholder] = useState(() =>
    isHydrating ? undefined : shownFileOf(product.image[0]),
  );
  const onFirstLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const remove = () => setPlaceholder(undefined);
    // Until the image is decoded, the browser would show the background.
    currentTarget.decode().then(remove, remove);
  };
  return (
    // Firefox 153 would make the scroller a tab stop. By keyboard, shoppers use
    // the thumbnails.
    <Strip {...useImageStrip(gallery)} tabIndex={-1}>
      <Track>
        {product.image.map((src, i) => (
          <Slide key={src} onClick={onPress}>
            <ProductImage
              product={product}
              index={i}
              sizes={MAIN_IMAGE_SIZES}
              loading={i === 0 ? 'eager' : others}
              fetchPriority={i === 0 ? 'high' : 'low'}
              placeholder={i === 0 ? placeholder : undefined}
              onLoad={i === 0 ? onFirstLoad : undefined}
              aria-hidden={i !== shownIndex}
            />
          </Slide>
        ))}
        <ZoomButton onClick={onPress} />
      </Track>
    </Strip>
  );
};

interface ZoomButtonProps {
  /** Undefined if the button opens the dialog. */
  isZoomed?: boolean;
  onClick: MouseEventHandler<HTMLElement>;
}

/** Enlarges the image by keyboard, as a press on the image does. */
export const ZoomButton = ({ isZoomed, onClick }: ZoomButtonProps) => (
  <Corner
    type="button"
    aria-label={isZoomed ? t('Zoom out') : t('Zoom in')}
    aria-haspopup={isZoomed === undefined ? 'dialog' : undefined}
    onClick={onClick}
  >
    {isZoomed ? <ZoomOut /> : <ZoomIn />}
  </Corner>
);

export const Strip = styled.div`
  container-type: inline-size;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
`;

// The track is as wide as all images together, so that the sticky button stays
// over the visible image.
export const Track = styled.div`
  display: flex;
  width: max-content;
`;

export const Slide = styled.div`
  flex: none;
  width: 100cqi;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  cursor: zoom-in;
`;

// The button takes no room in the strip, and stays in the upper corner of the
// visible image. It is the first tab stop of the page, which would scroll to a
// lower corner. It is inside the strip, so that a finger on the button scrolls
// the strip.
const Corner = styled(IconButton)`
  position: sticky;
  inset-block-start: var(--space-s);
  inset-inline-end: var(--space-s);
  flex: none;
  margin-block-start: var(--space-s);
  margin-inline-start: -44px;
  background: var(--ground);
  cursor: zoom-in;
`;
