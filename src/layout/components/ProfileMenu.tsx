import { UserRound } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PATHS } from '../../routing/paths';
import { t } from '../../texts/t';
import { IconButton } from '../../ui/Button';
import { ProfileLinks } from './links';

/**
 * The style opens the menu while the mouse or the focus is on it. Esc, a press
 * outside the menu and the links of the menu close it.
 */
export const ProfileMenu = () => {
  const [isClosed, setClosed] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const icon = useRef<HTMLAnchorElement>(null);

  const hasFocus = () => menu.current?.matches(':focus-within');
  const open = () => setClosed(false);
  const close = () => {
    // A link of the menu would lose the focus when it is hidden.
    if (hasFocus()) icon.current?.focus();
    setClosed(true);
  };

  // The document listens, because a menu that the mouse has opened does not
  // have the focus, and because on iOS a tap outside the menu does not take the
  // focus away (November 2026).
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !menu.current?.contains(target)) close();
  });
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPointerDown, { signal });
    return () => stopped.abort();
  }, []);

  return (
    <MenuArea ref={menu} onMouseEnter={open} onFocus={open}>
      <IconButton
        as={Link}
        ref={icon}
        to={PATHS.login}
        aria-label={t('Profile')}
        onTouchEnd={(event) => {
          // A tap opens the menu, and follows the link only if the menu is
          // already open. A touch that ends a scroll is not cancelable.
          if ((hasFocus() && !isClosed) || !event.cancelable) return;
          event.preventDefault();
          icon.current?.focus();
          open();
        }}
        onClick={close}
      >
        <UserRound />
      </IconButton>
      <Panel hidden={isClosed}>
        <ProfileLinks onFollow={close} />
      </Panel>
    </MenuArea>
  );
};

const Panel = styled.ul.attrs({ role: 'list' })`
  display: none;
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: 0;
  width: max-content;
  min-width: 184px;
  padding-block: var(--space-s);
  background: var(--raised);
  border: 1px solid var(--hairline);
  border-radius: var(--radius);
  box-shadow: var(--shadow);
  li:last-child {
    margin-block-start: var(--space-s);
    padding-block-start: var(--space-s);
    border-block-start: 1px solid var(--hairline);
  }
  a { padding-inline: 20px; }
  a:focus-visible { outline-offset: -2px; }
`;

/** The area is as tall as the header: the mouse meets no gap to the panel. */
const MenuArea = styled.div`
  position: relative;
  display: grid;
  align-self: stretch;
  align-items: center;
  &:focus-within > ${Panel}:not([hidden]) { display: block; }
  @media (hover: hover) { &:hover > ${Panel}:not([hidden]) { display: block; } }
`;
