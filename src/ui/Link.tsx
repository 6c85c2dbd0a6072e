import { createContext, use, type ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom';

/** Whether the page of a link that was followed is still loading. */
export const LoadingContext = createContext(false);

// A link replaces a page that is loading: Back leads to no page that was never seen.
const useOptions = () => ({ discover: 'none', ...(use(LoadingContext) && { replace: true }) }) as const;

/** A link within the shop. */
export const Link = (props: ComponentProps<typeof RouterLink>) => <RouterLink {...useOptions()} {...props} />;

/** A link that is marked on its own page. */
export const NavLink = (props: ComponentProps<typeof RouterNavLink>) => (
  <RouterNavLink end {...useOptions()} {...props} />
);
