import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type RefObject,
  type UIEvent,
} from 'react';

/** A point of an image, in shares of its width and its height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Moves a point of the content to the same part of the strip. */
const scrollToPoint = (strip: Element, { x, y }: FocalPoint) => {
  const content = strip.firstElementChild?.getBoundingClientRect();
  if (!content) return;
  strip.scrollLeft += content.left + x * (content.width - strip.clientWidth);
  strip.scrollTop += content.top + y * (content.height - strip.clientHeight);
};

/**
 * Fetches the other images after the first one. Their elements were prerendered
 * as lazy, and React hydrates them as such.
 */
const useOtherImages = (strip: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const images = strip.current?.querySelectorAll('img') ?? [];
    const [first, ...others] = images;
    if (!first) return;
    const fetchOthers = () => {
      for (const image of others) image.loading = 'eager';
    };
    if (first.complete) fetchOthers();
    else first.addEventListener('load', fetchOthers, { once: true });
    return () => first.removeEventListener('load', fetchOthers);
  }, [strip]);
};

/**
 * A strip that shows one image at a time. It scrolls to the shown one, and
 * reports the one to which a finger has scrolled it. With a focal point it
 * holds the shown image alone, enlarged, and begins at that point.
 */
export const useImageStrip = (
  shown: number,
  onShow: (index: number) => void,
  focalPoint: FocalPoint | null = null,
) => {
  const strip = useRef<HTMLDivElement>(null);
  // The visible image. The strip scrolls only to another one, so it never moves
  // against a finger.
  const visible = useRef(0);
  const width = useRef(0);
  useOtherImages(strip);

  const scrollToVisible = () => {
    if (!strip.current) return;
    width.current = strip.current.clientWidth;
    // Negative where the text runs from right to left.
    const sign = getComputedStyle(strip.current).direction === 'rtl' ? -1 : 1;
    strip.current.scrollLeft = sign * visible.current * width.current;
  };

  useLayoutEffect(() => {
    if (visible.current === shown) return;
    visible.current = shown;
    scrollToVisible();
  }, [shown]);

  const onZoom = useEffectEvent(() => {
    if (strip.current && focalPoint) scrollToPoint(strip.current, focalPoint);
    // At first the strip stays where a finger has scrolled it.
    else if (width.current > 0) scrollToVisible();
  });
  useLayoutEffect(() => onZoom(), [focalPoint]);

  useEffect(() => {
    width.current = strip.current?.clientWidth ?? 0;
  }, []);

  const onScroll = ({
    currentTarget: { scrollLeft, clientWidth },
  }: UIEvent) => {
    if (focalPoint) return;
    const isResized = clientWidth !== width.current;
    if (isResized) {
      scrollToVisible();
      return;
    }
    const index = Math.round(Math.abs(scrollLeft) / clientWidth);
    if (index === visible.current) return;
    visible.current = index;
    onShow(index);
  };

  return { strip, onScroll };
};
