import { Menu } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { EMAIL, PHONE } from '../../domain/copy';
import { color, font, space, text, up } from '../../styles/theme';
import { IconButton } from '../ui/Button';
import { NavLink } from '../ui/Link';
import { Sheet } from '../ui/Sheet';
import { useSheet } from '../ui/useSheet';
import { NAVIGATION, PROFILE } from './navigation';
import { Wordmark } from './Wordmark';

/** The main links on a small screen, and the profile's. */
export const MobileMenu = () => {
  const { sheet, opener, open, close } = useSheet();
  const { pathname } = useLocation();

  // Back leads to another page too, and may not leave it covered.
  useEffect(() => sheet.current?.close(), [sheet, pathname]);

  return (
    <>
      <Open ref={opener} type="button" aria-label="Menu" aria-haspopup="dialog" onClick={open}>
        <Menu />
      </Open>
      <Sheet sheet={sheet} label="Menu" closeLabel="Close menu" placement="end" head={<Wordmark />}>
        <nav aria-label="Main">
          <Large>
            {NAVIGATION.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} onClick={close}>
                  {label}
                </NavLink>
              </li>
            ))}
          </Large>
          <Small>
            {PROFILE.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} onClick={close}>
                  {label}
                </NavLink>
              </li>
            ))}
          </Small>
        </nav>
        <Quiet>
          <a href={PHONE.href}>{PHONE.text}</a>
          <a href={EMAIL.href}>{EMAIL.text}</a>
        </Quiet>
      </Sheet>
    </>
  );
};

const Open = styled(IconButton)`
  ${up.tablet} {
    display: none;
  }
`;

const Large = styled.ul`
  padding-block: ${space.l};
  font-family: ${font.display};
  font-size: ${text.title};
  line-height: 1.1;

  a {
    display: block;
    padding-block: 10px;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
`;

const Small = styled.ul`
  padding-block: ${space.m};
  border-block: 1px solid ${color.hairline};

  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    text-decoration: underline;
  }
`;

const Quiet = styled.p`
  display: grid;
  padding-block-start: ${space.m};
  font-size: ${text.small};
  color: ${color.inkSoft};

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
  }
`;
