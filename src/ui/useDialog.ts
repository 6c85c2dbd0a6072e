import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefCallback,
} from 'react';

export interface DialogProps {
  readonly ref: RefCallback<HTMLDialogElement>;
  readonly isRendered: boolean;
  readonly close: () => void;
  readonly onClose: () => void;
}

/** A modal dialog. It is in the document until it has slid out. */
export const useDialog = () => {
  const element = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [isRendered, setRendered] = useState(false);

  const show = useCallback((dialog: HTMLDialogElement | null) => {
    element.current = dialog;
    dialog?.showModal();
    // showModal focuses the first control, on which WebKit shows a focus ring
    // even after a tap.
    dialog?.focus();
  }, []);

  /** The focus returns to the pressed button when the dialog is closed. */
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    opener.current = currentTarget;
    // Safari does not focus a button on click.
    currentTarget.focus({ preventScroll: true });
    // `DialogStyle` removes the gutter of the scrollbar.
    const { documentElement } = document;
    const scrollbar = window.innerWidth - documentElement.offsetWidth;
    documentElement.style.setProperty('--scrollbar', `${scrollbar}px`);
    setRendered(true);
    const isSlidingOut = element.current && !element.current.open;
    if (isSlidingOut) show(element.current);
  };
  const close = useCallback(() => element.current?.close(), []);

  const onClose = () => {
    // The dialog stays until it has slid out.
    const animations = element.current?.getAnimations() ?? [];
    const ends = animations.map(({ finished }) => finished);
    void Promise.allSettled(ends).then(() => {
      const isOpenAgain = element.current?.open;
      if (!isOpenAgain) setRendered(false);
    });
  };

  // A wider window may hide the opener; the dialog closes then.
  useEffect(() => {
    const onResize = () => {
      const boxes = opener.current?.getClientRects();
      if (boxes?.length === 0) close();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [close]);

  const props: DialogProps = { ref: show, isRendered, close, onClose };
  return { open, dialog: props };
};
