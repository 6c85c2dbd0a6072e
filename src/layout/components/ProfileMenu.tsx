import { UserRound } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { PATHS } from '../../routing/paths';
import {
  color,
  HEADER_HEIGHT,
  hover,
  radius,
  shadow,
  space,
} from '../../styles/theme';
import { IconButton } from '../../ui/Button';
import { Link } from 'react-router-dom';
import { ProfileLinks } from './headerLinks';

/**
 * The style opens the menu while the mouse is over it or it has the focus. Esc,
 * a press outside and its links close it.
 */
export const ProfileMenu = ({
  onLogout,
}: {
  readonly onLogout: () => void;
}) => {
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

  // On the document: a menu that the mouse has opened does not have the focus,
  // and on iOS a tap outside does not take it away.
  const onEvent = useEffectEvent((event: KeyboardEvent | PointerEvent) => {
    const isEnd =
      event instanceof KeyboardEvent
        ? event.key === 'Escape'
        : menu.current && !event.composedPath().includes(menu.current);
    if (isEnd) close();
  });
  useEffect(() => {
    const stopped = new AbortController();
    for (const type of ['keydown', 'pointerdown'] as const) {
      document.addEventListener(type, (event) => onEvent(event), stopped);
    }
    return () => stopped.abort();
  }, []);

  return (
    <Menu ref={menu} onMouseEnter={open} onFocus={open}>
      <IconButton
        as={Link}
        ref={icon}
        to={PATHS.login}
        aria-label="Profile"
        onTouchEnd={(event) => {
          // A tap follows the link only if the menu is open. The end of a
          // scroll is not cancelable.
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
        <ProfileLinks onFollow={close} onLogout={onLogout} />
      </Panel>
    </Menu>
  );
};

const Panel = styled.ul.attrs({ role: 'list' })`
  display: none;
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: 0;
  width: max-content;
  min-width: 184px;
  padding-block: ${space.s};
  background: ${color.raised};
  border: 1px solid ${color.hairline};
  border-radius: ${radius};
  box-shadow: ${shadow};
  li:last-child {
    margin-block-start: ${space.s};
    padding-block-start: ${space.s};
    border-block-start: 1px solid ${color.hairline};
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 20px;
    &:focus-visible { outline-offset: -2px; }
  }
`;

/** As high as the header, so that the mouse reaches the panel without a gap. */
const Menu = styled.div`
  --inset: calc((${HEADER_HEIGHT} - 44px) / 2 - 1px);
  position: relative;
  margin-block: calc(-1 * var(--inset));
  padding-block: var(--inset);
  &:focus-within > ${Panel}:not([hidden]) { display: block; }
  ${hover} { &:hover > ${Panel}:not([hidden]) { display: block; } }
`;
