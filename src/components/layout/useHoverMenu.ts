import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** A menu below a link. A mouse, keyboard focus or a first tap opens it; Esc or a press outside closes it. */
export const useHoverMenu = () => {
  const [isOpen, setOpen] = useState(false);
  const icon = useRef<HTMLAnchorElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  // Not every browser gives a click event the type of its pointer.
  const pressedBy = useRef('');

  const close = () => setOpen(false);

  const closeAndFocusIcon = () => {
    if (wrapper.current?.contains(document.activeElement)) icon.current?.focus();
    close();
  };

  const onEscape = useEffectEvent(closeAndFocusIcon);

  // On the document, because a menu that a pointer has opened does not contain focus.
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
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
  }, [isOpen]);

  // Touch has no hover: the first tap opens the menu and does not follow the link.
  const onIconClick = (event: MouseEvent) => {
    if (pressedBy.current === 'touch' && !isOpen) {
      event.preventDefault();
      setOpen(true);
    } else close();
  };

  /** For the element around the link and its menu. */
  const handlers = {
    onPointerDown: ({ pointerType }: PointerEvent) => (pressedBy.current = pointerType),
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && close(),
    onFocus: (event: FocusEvent) =>
      event.target.matches(':focus-visible') && !isWithin(event) && setOpen(true),
    onBlur: (event: FocusEvent) => !isWithin(event) && close(),
    onKeyDown: () => (pressedBy.current = ''),
  };

  return { isOpen, wrapper, icon, handlers, onIconClick, closeAndFocusIcon };
};
