import type { MouseEvent, MouseEventHandler, ReactNode } from 'react';
import styled from 'styled-components';
import { isWider } from '../../../styles/theme';
import { ProductImage } from '../../catalogue/components/ProductImage';
import type { GalleryProps } from './Thumbnails';
import { useImageStrip, type FocalPoint } from './useImageStrip';

export const MAIN_IMAGE_SIZES = `(min-width: 1400px) 724px, ${isWider.tablet} calc(56vw - 88px), ${isWider.phone} calc(55.2vw - 32px), 100vw`;

/** The pressed point of an image; its center where a button was pressed. */
export const focalPointOf = ({
  target,
  clientX,
  clientY,
}: MouseEvent): FocalPoint => {
  if (!(target instanceof HTMLImageElement)) return { x: 0.5, y: 0.5 };
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

interface Props extends GalleryProps {
  readonly onPress: MouseEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

export const ImageStrip = ({
  product,
  shown,
  onShow,
  onPress,
  children,
}: Props) => {
  const { strip, onScroll } = useImageStrip(shown, onShow);
  return (
    <Strip ref={strip} onScroll={onScroll}>
      <Track>
        {product.image.map((src, i) => (
          <Slide key={src} onClick={onPress}>
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
// visible one.
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
