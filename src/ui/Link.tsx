import { createContext, use, type ComponentProps, type MouseEvent, type RefObject } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink, useNavigate, type LinkProps } from 'react-router-dom';
import { isPlainLeftClick } from './isPlainLeftClick';

/** Whether the page of a link that was followed is still loading. A ref, because a change renders no link again. */
export const LoadingContext = createContext<RefObject<boolean>>({ current: false });

// A link replaces a page that is loading: Back leads to no page that was never seen.
const useOnClick = ({ to, onClick }: Pick<LinkProps, 'to' | 'onClick'>) => {
  const isLoading = use(LoadingContext);
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isLoading.current || event.defaultPrevented || !isPlainLeftClick(event)) return;
    event.preventDefault();
    void navigate(to, { replace: true });
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
