import { useRef } from 'react';

/** The list, and what scrolls to its first products after they have changed. */
export const useListStart = () => {
  const list = useRef<HTMLDivElement>(null);

  // In the next frame, so that the page is laid out once.
  const showStart = () =>
    requestAnimationFrame(() => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) list.current?.scrollIntoView();
    });

  return { list, showStart };
};
