import {
  useEffect,
  useLayoutEffect,
  useRef,
  type RefObject,
  type UIEvent,
} from 'react';

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
 * reports the one to which a finger has scrolled it.
 */
export const useImageStrip = (
  shown: number,
  onShow: (index: number) => void,
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

  useEffect(() => {
    width.current = strip.current?.clientWidth ?? 0;
  }, []);

  const onScroll = ({
    currentTarget: { scrollLeft, clientWidth },
  }: UIEvent) => {
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

  return { strip, onScroll, scrollToVisible };
};
