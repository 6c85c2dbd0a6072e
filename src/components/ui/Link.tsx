import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly to: string;
}

// The router's own Link brings what only its framework mode can use, 4 KB of it, to every page.
/** A link within the shop: a plain press is followed here, any other by the browser. */
export const Link = ({ to, onClick, children, ...rest }: Props) => {
  const href = useHref(to);
  const follow = useLinkClickHandler(to);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={href} onClick={press}>
      {children}
    </a>
  );
};

/** The same, and it says where the shopper stands on its page already. */
export const NavLink = (props: Props) => (
  <Link {...props} aria-current={useLocation().pathname === props.to ? 'page' : undefined} />
);
