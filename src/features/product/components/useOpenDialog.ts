import { useLayoutEffect, useRef } from 'react';

/** A modal dialog that is open while it is rendered. */
export const useOpenDialog = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return dialog;
};
