import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'a'> {
  readonly pathname: string;
}

/** A link that is marked on its own page. */
export const NavLink = ({ pathname, children, ...rest }: Props) => (
  <a {...rest} aria-current={pathname === rest.href ? 'page' : undefined}>
    {children}
  </a>
);
