import { UserRound } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
} from 'react';
import styled from 'styled-components';
import { PATHS } from '../../routing/paths';
import {
  color,
  HEADER_HEIGHT,
  radius,
  shadow,
  space,
} from '../../styles/theme';
import { IconButton } from '../../ui/Button';
import { isBrowserShortcut } from '../../ui/isBrowserShortcut';
import { Link } from 'react-router-dom';
import { ProfileLinks } from './navigation';

const TAPS: readonly string[] = ['touch', 'pen'];

const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/**
 * A mouse, keyboard focus or a first tap opens the menu; Esc or a press outside
 * closes it.
 */
export const ProfileMenu = ({
  onLogout,
}: {
  readonly onLogout: () => void;
}) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isRendered, setRendered] = useState(false);
  if (isOpen && !isRendered) setRendered(true);
  const icon = useRef<HTMLAnchorElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  // Kept from `pointerdown`, because not every browser has the type in a click.
  const pressedBy = useRef('');

  const close = () => setOpen(false);

  const closeAndFocusIcon = () => {
    if (wrapper.current?.contains(document.activeElement)) {
      icon.current?.focus();
    }
    close();
  };

  const onEscape = useEffectEvent(closeAndFocusIcon);

  // On the document, because a menu that a pointer has opened does not contain
  // focus.
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isBrowserShortcut(event)) onEscape();
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !wrapper.current?.contains(target)) {
        setOpen(false);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen]);

  // Not every pen hovers, and no finger does: the first tap opens the menu and
  // does not follow the link.
  const onIconClick = (event: MouseEvent) => {
    const isTap = TAPS.includes(pressedBy.current);
    if (isTap && !isOpen) {
      event.preventDefault();
      setOpen(true);
    } else close();
  };

  return (
    <Wrapper
      ref={wrapper}
      onPointerDown={({ pointerType }) => (pressedBy.current = pointerType)}
      onPointerEnter={({ pointerType }) =>
        pointerType === 'mouse' && setOpen(true)
      }
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
      onFocus={(event) =>
        event.target.matches(':focus-visible') &&
        !isWithin(event) &&
        setOpen(true)
      }
      onBlur={(event) => !isWithin(event) && close()}
      onKeyDown={() => (pressedBy.current = '')}
    >
      <IconButton
        as={Link}
        ref={icon}
        to={PATHS.login}
        aria-label="Profile"
        aria-expanded={isOpen}
        aria-controls={isRendered ? id : undefined}
        onClick={onIconClick}
      >
        <UserRound />
      </IconButton>
      {isRendered && (
        <Panel id={id} hidden={!isOpen}>
          <ProfileLinks onFollow={closeAndFocusIcon} onLogout={onLogout} />
        </Panel>
      )}
    </Wrapper>
  );
};

const Wrapper = styled.div`
  position: relative;
`;

// Rendered since the menu was first open: its rules are added to the page then.
// None is within an at-rule, which would make the browser match the whole page
// again.
const Panel = styled.ul`
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
