import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { isWider } from '../../../styles/theme';
import { ProductImage } from '../../catalogue/components/ProductImage';
import type { GalleryProps } from './Thumbnails';
import { useImageStrip } from './useImageStrip';

export const MAIN_IMAGE_SIZES = `(min-width: 1400px) 724px, ${isWider.tablet} calc(56vw - 88px), ${isWider.phone} calc(55.2vw - 32px), 100vw`;

interface Props extends GalleryProps {
  /** The id of the button that a press on an image activates. */
  readonly zoomButton: string;
  readonly children: ReactNode;
}

/**
 * The browser would scroll to a button below the screen, and the pressed image
 * would move.
 */
const focusInPlace = ({ currentTarget }: MouseEvent<HTMLLabelElement>) =>
  currentTarget.control?.focus({ preventScroll: true });

/**
 * The images are labels of the zoom button. The button does not cover them, so
 * that the browser's menu offers to save them.
 */
export const ImageStrip = ({
  product,
  shown,
  onShow,
  zoomButton,
  children,
}: Props) => {
  const { strip, onScroll } = useImageStrip(shown, onShow);
  return (
    <Strip ref={strip} onScroll={onScroll}>
      <Track>
        {product.image.map((src, i) => (
          <Slide key={src} htmlFor={zoomButton} onClick={focusInPlace}>
            <ProductImage
              product={product}
              index={i}
              sizes={MAIN_IMAGE_SIZES}
              eager={i === 0}
              isHidden={i !== shown}
            />
          </Slide>
        ))}
        {children}
      </Track>
    </Strip>
  );
};

export const Strip = styled.div`
  container-type: inline-size;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
`;

// As wide as all images together, so that the sticky button stays over the
// visible one. The width comes from the slides and not from the number of
// images: each number would be a rule that needs its own hash in the content
// security policy.
export const Track = styled.div`
  display: flex;
  width: max-content;
`;

export const Slide = styled.label`
  flex: none;
  width: 100cqi;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  cursor: zoom-in;
`;
