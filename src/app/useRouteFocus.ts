import { useEffect, useRef, useState } from 'react';

type Target = () => HTMLElement | null;

const heading: Target = () => document.querySelector('h1');

/**
 * Brings focus along when the shopper comes to another page: to its `h1`, or for one arrival to wherever
 * `focusNext` was told. Gives the title of the page, to be announced; it is empty before the first move.
 */
export const useRouteFocus = (pathname: string) => {
  const [title, setTitle] = useState('');
  const last = useRef(pathname);
  const aim = useRef(heading);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // Fonts that came too late for the first page are worn from here on: see preHydration.ts.
    document.documentElement.toggleAttribute('data-late-fonts', true);
    // What was aimed at may have been meant for another page, which never came.
    (aim.current() ?? heading())?.focus({ preventScroll: true });
    aim.current = heading;
    setTitle(document.title);
  }, [pathname]);

  const focusNext = (target: Target) => {
    aim.current = target;
  };

  return { title, focusNext };
};
