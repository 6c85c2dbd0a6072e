import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** A menu under a link: a mouse over both, keyboard focus or a first tap opens it, Esc or a press beside closes it. */
export const useHoverMenu = () => {
  const [open, setOpen] = useState(false);
  const icon = useRef<HTMLAnchorElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  // A click does not say in every browser what made it; the press before it does.
  const pressedBy = useRef('');

  const close = () => setOpen(false);

  // The menu goes: focus must not go with it.
  const leave = useCallback(() => {
    if (wrapper.current?.contains(document.activeElement)) icon.current?.focus();
    setOpen(false);
  }, []);

  // Wherever focus is: a pointer may have opened it, and a finger may have put nothing into focus.
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !wrapper.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open, leave]);

  // A finger cannot hover: its first tap opens the menu instead of following the link.
  const onIcon = (event: MouseEvent) => {
    if (pressedBy.current === 'touch' && !open) {
      event.preventDefault();
      setOpen(true);
    } else close();
  };

  /** For what stands around the link and its menu. */
  const handlers = {
    onPointerDown: ({ pointerType }: PointerEvent) => (pressedBy.current = pointerType),
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && close(),
    onFocus: (event: FocusEvent) =>
      event.target.matches(':focus-visible') && !isWithin(event) && setOpen(true),
    onBlur: (event: FocusEvent) => !isWithin(event) && close(),
    onKeyDown: () => (pressedBy.current = ''),
  };

  return { open, wrapper, icon, handlers, onIcon, leave };
};
