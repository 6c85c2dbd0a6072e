import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The dialog of a `Sheet` and the button that opens it. */
export const useSheet = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isRendered, setRendered] = useState(false);

  const open = () => {
    // A dialog that closes returns the focus to this button if it had the
    // focus. Safari does not focus a button on click.
    opener.current?.focus({ preventScroll: true });
    // `DialogStyle` removes the gutter of the scrollbar.
    const { documentElement } = document;
    const scrollbar = window.innerWidth - documentElement.offsetWidth;
    documentElement.style.setProperty('--scrollbar', `${scrollbar}px`);
    // The dialog must exist to be shown, and its title to take the focus.
    flushSync(() => setRendered(true));
    dialog.current?.showModal();
    // showModal focuses the first control, on which WebKit shows a focus ring
    // also after a tap.
    title.current?.focus();
  };
  const close = useCallback(() => dialog.current?.close(), []);

  const onClose = async () => {
    // The dialog stays until it has slid out.
    const animations = dialog.current?.getAnimations() ?? [];
    await Promise.allSettled(animations.map(({ finished }) => finished));
    const isOpenAgain = dialog.current?.open;
    if (!isOpenAgain) setRendered(false);
  };

  // A wider window may hide the opener; the sheet closes then.
  useEffect(() => {
    const onResize = () => {
      const boxes = opener.current?.getClientRects();
      if (boxes?.length === 0) close();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [close]);

  const sheet = { dialog, title, isRendered, onClose };
  return { opener, open, close, sheet };
};
