import { useEffect, useRef } from 'react';

/** A sheet's dialog, and the control that opens it and takes focus back. */
export const useSheet = () => {
  const sheet = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const open = () => {
    // A dialog gives back the focus that it found, and Safari gives none to a button that is clicked.
    opener.current?.focus({ preventScroll: true });
    sheet.current?.showModal();
  };
  const close = () => sheet.current?.close();

  // A screen that has grown past the need of the sheet hides its opener: nobody is left behind a curtain.
  useEffect(() => {
    const onResize = () => {
      if (sheet.current?.open && !opener.current?.getClientRects().length) sheet.current.close();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  return { sheet, opener, open, close };
};
