import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type UIEvent,
} from 'react';
import type { Product } from '../../../data/types';
import { useIsHydrating } from '../../../ui/useIsHydrating';

export interface GalleryProps {
  product: Product;
  shownIndex: number;
  onShow: (index: number) => void;
}

/** A point of an image, as fractions of its width and its height. */
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

/** Scrolls a point of the slide to the same fraction of the strip. */
const scrollToPoint = (strip: Element, slide: Element, { x, y }: Point) => {
  const to = slide.getBoundingClientRect();
  const from = strip.getBoundingClientRect();
  // `scrollBy` would stop at the next slide.
  strip.scrollLeft += to.left - from.left + x * (to.width - from.width);
  strip.scrollTop += to.top - from.top + y * (to.height - from.height);
};

const visibleIndex = ({ scrollLeft, clientWidth }: Element) =>
  // `scrollLeft` is negative in a text that runs from right to left.
  Math.round(Math.abs(scrollLeft) / clientWidth);

/**
 * Scrolls a strip to the shown image, and reports the image to which the
 * shopper has scrolled. An enlarged image begins at a given point.
 */
export const useImageStrip = (
  { shownIndex, onShow }: GalleryProps,
  enlargedAt: Point | null = null,
) => {
  const isHydrating = useIsHydrating();
  const strip = useRef<HTMLDivElement>(null);

  const scrollToShown = useEffectEvent(() => {
    const slide = strip.current?.firstElementChild?.children[shownIndex];
    // While React hydrates, a finger may already scroll the strip.
    if (!strip.current || !slide || isHydrating) return;
    if (enlargedAt || visibleIndex(strip.current) !== shownIndex)
      scrollToPoint(strip.current, slide, enlargedAt ?? CENTER);
  });
  useLayoutEffect(() => scrollToShown(), [shownIndex, enlargedAt]);

  const onScroll = ({ currentTarget }: UIEvent) => {
    const index = visibleIndex(currentTarget);
    if (!enlargedAt && index !== shownIndex) onShow(index);
  };

  return { ref: strip, onScroll };
};
