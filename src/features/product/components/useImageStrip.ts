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
  readonly product: Product;
  /** The index of the shown image. */
  readonly shownIndex: number;
  readonly onShow: (index: number) => void;
}

/** A point of an image, in shares of its width and its height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const CENTER: Point = { x: 0.5, y: 0.5 };

/** The pressed point of an image; its center where a button was pressed. */
export const pressedPoint = ({
  target,
  clientX,
  clientY,
}: MouseEvent): Point => {
  if (!(target instanceof HTMLImageElement)) return CENTER;
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

/** Moves a point of a slide to the same part of the strip. */
const scrollToPoint = (strip: Element, slide: Element, { x, y }: Point) => {
  const to = slide.getBoundingClientRect();
  const from = strip.getBoundingClientRect();
  // Not `scrollBy`, which stops at the next slide.
  strip.scrollLeft += to.left - from.left + x * (to.width - from.width);
  strip.scrollTop += to.top - from.top + y * (to.height - from.height);
};

const visibleIndex = ({ scrollLeft, clientWidth }: Element) =>
  // Negative where the text runs from right to left.
  Math.round(Math.abs(scrollLeft) / clientWidth);

/**
 * A strip that scrolls to the shown image, and reports the one to which the
 * shopper has scrolled it. Enlarged, the shown image begins at a point.
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
