import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefCallback,
} from 'react';

export interface DialogProps {
  ref: RefCallback<HTMLDialogElement>;
  isRendered: boolean;
  close: () => void;
  onClose: () => void;
}

/** Controls a modal dialog. */
export const useDialog = () => {
  const element = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [isRendered, setRendered] = useState(false);

  const show = useCallback((dialog: HTMLDialogElement | null) => {
    element.current = dialog;
    dialog?.showModal();
    // On the first control, WebKit would draw a focus ring even after a tap.
    const heading = dialog?.querySelector<HTMLElement>('h2[tabindex]');
    (heading ?? dialog)?.focus();
  }, []);

  /** Opens the dialog. After it, the pressed button has the focus again. */
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    opener.current = currentTarget;
    // Safari does not focus a pressed button (November 2026).
    currentTarget.focus({ preventScroll: true });
    // `DialogStyle` replaces the scrollbar gutter by a padding of this width.
    const { documentElement } = document;
    const scrollbar = window.innerWidth - documentElement.offsetWidth;
    documentElement.style.setProperty('--scrollbar', `${scrollbar}px`);
    setRendered(true);
    const isSlidingOut = element.current && !element.current.open;
    if (isSlidingOut) show(element.current);
  };
  const close = useCallback(() => element.current?.close(), []);

  const onClose = () => {
    // The dialog is removed when its transition has ended.
    const animations = element.current?.getAnimations() ?? [];
    const ends = animations.map(({ finished }) => finished);
    void Promise.allSettled(ends).then(() => {
      const isOpenAgain = element.current?.open;
      if (!isOpenAgain) setRendered(false);
    });
  };

  // A wider window may hide the button that opened the dialog.
  useEffect(() => {
    const onResize = () => {
      const boxes = opener.current?.getClientRects();
      if (boxes?.length === 0) close();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [close]);

  const dialog: DialogProps = { ref: show, isRendered, close, onClose };
  return { open, dialog };
};
