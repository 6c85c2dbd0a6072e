import { ZoomIn } from 'lucide-react';
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
} from 'react';
import styled from 'styled-components';
import type { Product } from '../../../data/types';
import { widerThan } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { IconButton } from '../../../ui/Button';
import { useIsHydrating } from '../../../ui/useIsHydrating';
import { ProductImage } from '../../catalogue/components/ProductImage';

const IMAGE_SIZES = `${widerThan.wide} 808px, ${widerThan.tablet} calc(56vw - 88px), ${widerThan.phone} calc(55.2vw - 32px), 100vw`;

/**
 * While an image loads, its background is the file of the same image that the
 * page already shows.
 */
export const placeholderProps = (
  src: string | undefined,
): ComponentProps<'img'> => {
  const shown = [...document.images].find(
    (image) => image.complete && image.getAttribute('src') === src,
  );
  if (!shown) return {};
  const file = `url("${shown.currentSrc}") center / contain no-repeat`;
  return {
    style: { background: `${file}, var(--image-ground)` },
    onLoad: ({ currentTarget: { style } }) => (style.background = ''),
  };
};

const visibleIndex = ({ scrollLeft, clientWidth }: Element) =>
  // `scrollLeft` is negative if the text runs from right to left.
  Math.round(Math.abs(scrollLeft) / clientWidth);

export interface GalleryProps {
  product: Product;
  shownIndex: number;
  onShow: (index: number) => void;
}

interface Props extends GalleryProps {
  onPress: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * The images of the product. The strip reports the image to which the shopper
 * has scrolled. While the first image loads, the smaller file of the followed
 * card is shown in its place.
 */
export const ImageStrip = ({ product, shownIndex, onShow, onPress }: Props) => {
  const { image } = product;
  const strip = useRef<HTMLDivElement>(null);
  const isHydrating = useIsHydrating();
  const [placeholder] = useState(() =>
    isHydrating ? {} : placeholderProps(image[0]),
  );

  const scrollToShown = useEffectEvent(() => {
    const { current: element } = strip;
    const slide = element?.firstElementChild?.children[shownIndex];
    // The shopper may have scrolled the strip before the hydration.
    if (!element || !slide || isHydrating) return;
    if (visibleIndex(element) === shownIndex) return;
    const { left } = element.getBoundingClientRect();
    // `scrollBy` would stop at the next slide.
    element.scrollLeft += slide.getBoundingClientRect().left - left;
  });
  useLayoutEffect(() => scrollToShown(), [shownIndex]);

  return (
    // Without a `tabIndex`, the strip is a tab stop in Firefox (November 2026).
    // The thumbnails do the same by keyboard.
    <Strip
      ref={strip}
      id="product-images"
      tabIndex={-1}
      onScroll={({ currentTarget }) => {
        const index = visibleIndex(currentTarget);
        if (index !== shownIndex) onShow(index);
      }}
    >
      <Track>
        {image.map((src, i) => (
          <Slide key={src} onClick={onPress}>
            <ProductImage
              product={product}
              index={i}
              imageSizes={IMAGE_SIZES}
              // In the prerendered page, the other images are lazy, so that the
              // first one loads faster.
              loading={i > 0 && isHydrating ? 'lazy' : 'eager'}
              fetchPriority={i > 0 ? 'low' : 'high'}
              {...(i === 0 && placeholder)}
              aria-hidden={i !== shownIndex}
            />
          </Slide>
        ))}
        {/* By keyboard, the button does what a press on the image does. */}
        <ZoomButton type="button" aria-label={t('Zoom in')} onClick={onPress}>
          <ZoomIn />
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

// The track is as wide as all images together, so that the sticky button stays
// over the visible image.
const Track = styled.div`
  display: flex;
  width: max-content;
`;

const Slide = styled.div`
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
