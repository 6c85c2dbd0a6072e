import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { color, space, text, wider } from '../../styles/theme';
import { IconButton } from '../ui/Button';
import { NAVIGATION } from './navigation';

/** The main links on a small screen: a native dialog, so Esc, focus and the page behind are in good hands. */
export const MobileMenu = () => {
  const sheet = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const close = () => sheet.current?.close();

  // Back leads to another page too, and may not leave it covered.
  useEffect(() => sheet.current?.close(), [pathname]);

  return (
    <>
      <Open type="button" aria-label="Menu" aria-haspopup="dialog" onClick={() => sheet.current?.showModal()}>
        <Menu strokeWidth={1.5} aria-hidden />
      </Open>
      <Sheet ref={sheet} aria-label="Menu">
        <Close type="button" aria-label="Close menu" onClick={close}>
          <X strokeWidth={1.5} aria-hidden />
        </Close>
        <nav aria-label="Main">
          {NAVIGATION.map(({ to, label }) => (
            <Item key={to} to={to} onClick={close}>
              {label}
            </Item>
          ))}
        </nav>
      </Sheet>
    </>
  );
};

const Open = styled(IconButton)`
  ${wider.tablet} {
    display: none;
  }
`;

const Sheet = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  border: 0;
  background: ${color.ground};
`;

const Close = styled(IconButton)`
  display: grid;
  margin-inline-start: auto;
`;

const Item = styled(NavLink)`
  display: block;
  padding-block: ${space.m};
  border-block-end: 1px solid ${color.hairline};
  font-size: ${text.heading};
  text-decoration: none;
`;
