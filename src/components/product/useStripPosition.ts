import { useLayoutEffect, useRef } from 'react';

/** Keeps a strip of pictures at the one that is shown, and tells which one a finger has brought into view. */
export const useStripPosition = (shown: number, onShow: (picture: number) => void) => {
  const strip = useRef<HTMLDivElement>(null);
  // Where the strip stands: it is only moved to what it does not show already, never against a finger.
  const seen = useRef(0);

  useLayoutEffect(() => {
    if (!strip.current || seen.current === shown) return;
    seen.current = shown;
    strip.current.scrollLeft = shown * strip.current.clientWidth;
  }, [shown]);

  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    const at = Math.round(scrollLeft / clientWidth);
    if (at === seen.current) return;
    seen.current = at;
    onShow(at);
  };

  return { strip, onScroll };
};
