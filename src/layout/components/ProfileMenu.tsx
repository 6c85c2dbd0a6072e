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
import { ProfileLinks } from './navigation';

const isShown = (element: Element | null) =>
  element !== null && getComputedStyle(element).display !== 'none';

interface Props {
  readonly onLogout: () => void;
}

/**
 * The style opens the menu while the mouse is over it or it has the focus. Esc
 * and its links close it.
 */
export const ProfileMenu = ({ onLogout }: Props) => {
  const [isClosed, setClosed] = useState(false);
  const icon = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const isOpeningTap = useRef(false);

  const open = () => setClosed(false);
  const close = () => {
    // A link would lose the focus when it is hidden.
    if (panel.current?.contains(document.activeElement)) icon.current?.focus();
    setClosed(true);
  };

  // On the document: a menu that the mouse has opened does not have the focus.
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <Wrapper onMouseEnter={open} onFocus={open}>
      <IconButton
        as={Link}
        ref={icon}
        to={PATHS.login}
        aria-label="Profile"
        onPointerDown={({ pointerType }) => {
          // Not every browser has the type in the click.
          const isTap = pointerType !== 'mouse';
          isOpeningTap.current = isTap && !isShown(panel.current);
        }}
        onClick={(event) => {
          if (isOpeningTap.current) {
            event.preventDefault();
            // iOS does not focus a link that is tapped.
            icon.current?.focus();
          } else close();
          isOpeningTap.current = false;
        }}
      >
        <UserRound />
      </IconButton>
      <Panel ref={panel} hidden={isClosed}>
        <ProfileLinks onFollow={close} onLogout={onLogout} />
      </Panel>
    </Wrapper>
  );
};

const Panel = styled.ul`
  display: none;
  --gap: calc((${HEADER_HEIGHT} - 44px) / 2 - 1px);
  position: absolute;
  /* Directly below the header, which is higher than the icon. */
  inset-block-start: calc(100% + var(--gap));
  inset-inline-end: 0;
  width: max-content;
  min-width: 184px;
  padding-block: ${space.s};
  background: ${color.raised};
  border: 1px solid ${color.hairline};
  border-radius: ${radius};
  box-shadow: ${shadow};
  /* Keeps the menu open while the pointer moves from the icon to the panel. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1px - var(--gap)) 0 auto;
    height: var(--gap);
  }
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

const Wrapper = styled.div`
  position: relative;
  &:focus-within > ${Panel}:not([hidden]) { display: block; }
  ${hover} { &:hover > ${Panel}:not([hidden]) { display: block; } }
`;
