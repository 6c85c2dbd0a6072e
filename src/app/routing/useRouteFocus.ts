import { useEffect, useRef, useState } from 'react';
import { hashTarget } from '../../features/navigation/hashTarget';

type Target = () => HTMLElement | null;

const heading: Target = () =>
  hashTarget(window.location.hash) ?? document.querySelector('h1');

/**
 * Focuses the `h1` of a new page or the target of its hash. `focusNext` sets
 * another target for the next page only. Returns the title to announce, empty
 * at first. The pathname is undefined while its page is loading.
 */
export const useRouteFocus = (pathname: string | undefined) => {
  const [title, setTitle] = useState('');
  const last = useRef(pathname);
  const next = useRef(heading);

  useEffect(() => {
    if (pathname === undefined) return;
    if (last.current === pathname) return;
    last.current = pathname;
    // The target of `focusNext` may belong to a page that never loaded.
    const target = next.current() ?? heading();
    target?.focus({ preventScroll: true });
    next.current = heading;
    setTitle(document.title);
  }, [pathname]);

  const focusNext = (target: Target) => {
    next.current = target;
  };

  return { title, focusNext };
};
