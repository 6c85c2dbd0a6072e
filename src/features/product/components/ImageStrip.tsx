import { ZoomIn, ZoomOut } from 'lucide-react';
import {
  useEffectEvent,
  useLayoutEffect,
  type ComponentProps,
  type MouseEvent,
  type RefObject,
  type UIEvent,
} from 'react';
import styled from 'styled-components';
import type { Product } from '../../../data/types';
import { widerThan } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { IconButton } from '../../../ui/Button';
import { useIsHydrating } from '../../../ui/useIsHydrating';
import { ProductImage } from '../../catalogue/components/ProductImage';

const IMAGE_SIZES = `${widerThan.wide} 808px, ${widerThan.tablet} calc(56vw - 88px), ${widerThan.phone} calc(55.2vw - 32px), 100vw`;

export interface GalleryProps {
  product: Product;
  shownIndex: number;
  onShow: (index: number) => void;
}

/** A point of an image: the fractions of its width and of its height. */
export interface Point {
  x: number;
  y: number;
}

const CENTER: Point = { x: 0.5, y: 0.5 };

/** The pressed point of an image, or its center if a button was pressed. */
export const pressedPoint = ({
  target,
  clientX,
  clientY,
}: MouseEvent): Point => {
  if (!(target instanceof HTMLImageElement)) return CENTER;
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

/**
 * Scrolls a point of the slide to the same fraction of the strip.
 */
const scrollToPoint = (strip: Element, slide: Element, { x, y }: Point) => {
  const to = slide.getBoundingClientRect();
  const from = strip.getBoundingClientRect();
  // `scrollBy` would stop at the next slide.
  strip.scrollLeft += to.left - from.left + x * (to.width - from.width);
  strip.scrollTop += to.top - from.top + y * (to.height - from.height);
};

const visibleIndex = ({ scrollLeft, clientWidth }: Element) =>
  // `scrollLeft` is negative if the text runs from right to left.
  Math.round(Math.abs(scrollLeft) / clientWidth);

/**
 * Scrolls a strip to the shown image, or to a point of the enlarged one. The
 * component that renders the dialog must call it, so that its effect runs after
 * the dialog is open.
 */
export const useScrollToShown = (
  strip: RefObject<HTMLElement | null>,
  shownIndex: number,
  enlargedAt: Point | null = null,
) => {
  const isHydrating = useIsHydrating();

  const scrollToShown = useEffectEvent(() => {
    const { current: element } = strip;
    const slide = element?.firstElementChild?.children[shownIndex];
    // The shopper may have scrolled the strip before the hydration.
    if (!element || !slide || isHydrating) return;
    if (enlargedAt || visibleIndex(element) !== shownIndex)
      scrollToPoint(element, slide, enlargedAt ?? CENTER);
  });
  useLayoutEffect(() => scrollToShown(), [shownIndex, enlargedAt]);
};

export type ImageProps = Partial<ComponentProps<typeof ProductImage>>;

interface Props extends GalleryProps, ComponentProps<'div'> {
  /** In the lightbox, the point at which the image is enlarged, or null. */
  enlargedAt?: Point | null;
  imageProps: (index: number) => ImageProps;
  onPress: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * The images of the product. The strip reports the image to which the shopper
 * has scrolled. A press enlarges an image.
 */
export const ImageStrip = ({
  product,
  shownIndex,
  onShow,
  enlargedAt,
  imageProps,
  onPress,
  ...strip
}: Props) => {
  const onScroll = ({ currentTarget }: UIEvent) => {
    const index = visibleIndex(currentTarget);
    if (!enlargedAt && index !== shownIndex) onShow(index);
  };

  return (
    // Without a `tabIndex`, the strip is a tab stop in Firefox (November 2026).
    // The thumbnails do the same by keyboard.
    <Strip {...strip} tabIndex={-1} onScroll={onScroll}>
      <Track>
        {product.image.map((src, i) => (
          <Slide
            key={src}
            hidden={Boolean(enlargedAt) && i !== shownIndex}
            onClick={onPress}
          >
            <ProductImage
              product={product}
              index={i}
              imageSizes={IMAGE_SIZES}
              loading="eager"
              // The image is visible when `onLoad` removes its placeholder.
              decoding="sync"
              aria-hidden={i !== shownIndex}
              {...imageProps(i)}
            />
          </Slide>
        ))}
        {/* Enlarges the image by keyboard, as a press on the image does. */}
        <ZoomButton
          type="button"
          aria-label={enlargedAt ? t('Zoom out') : t('Zoom in')}
          onClick={onPress}
        >
          {enlargedAt ? <ZoomOut /> : <ZoomIn />}
        </ZoomButton>
      </Track>
    </Strip>
  );
};

const Strip = styled.div`
  container-type: inline-size;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
`;

// The track is as wide as all images together, so that the sticky button stays
// over the visible image.
const Track = styled.div`
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

// The button takes no space in the strip, and stays in the upper corner of the
// visible image. It is the first tab stop, and in a lower corner its focus
// would scroll the page. It is inside the strip, so that a finger on the button
// can scroll the strip.
const ZoomButton = styled(IconButton)`
  position: sticky;
  inset-block-start: var(--space-s);
  inset-inline-end: var(--space-s);
  flex: none;
  margin-block-start: var(--space-s);
  margin-inline-start: -44px;
  background: var(--ground);
  cursor: zoom-in;
`;
