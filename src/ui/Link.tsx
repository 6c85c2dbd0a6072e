import {
  createContext,
  use,
  type ComponentProps,
  type MouseEvent,
  type RefObject,
} from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  useNavigate,
  type LinkProps,
} from 'react-router-dom';
import { isPlainLeftClick } from './isPlainLeftClick';

/**
 * The link that was pressed, until its page is shown. A ref, because a press
 * renders no link again.
 */
export const PressedLinkContext = createContext<
  RefObject<HTMLAnchorElement | null>
>({ current: null });

export const clearPressed = (
  pressed: RefObject<HTMLAnchorElement | null>,
): void => {
  pressed.current?.removeAttribute('data-pressed');
  pressed.current = null;
};

const useOnClick = ({ to, onClick }: Pick<LinkProps, 'to' | 'onClick'>) => {
  const pressedRef = use(PressedLinkContext);
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainLeftClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    // A link replaces a page that is loading: Back leads to no page that was
    // never seen.
    const isLoading = pressedRef.current !== null;
    clearPressed(pressedRef);
    pressedRef.current = link;
    link.dataset['pressed'] = '';
    const replace = isLoading || link.href === window.location.href;
    // After the press was painted: a navigation takes as long as a frame.
    setTimeout(() => void navigate(to, { replace }));
  };
};

/** A link within the shop. */
export const Link = (props: ComponentProps<typeof RouterLink>) => (
  <RouterLink discover="none" {...props} onClick={useOnClick(props)} />
);

/** A link that is marked on its own page. */
export const NavLink = (props: ComponentProps<typeof RouterNavLink>) => (
  <RouterNavLink end discover="none" {...props} onClick={useOnClick(props)} />
);
