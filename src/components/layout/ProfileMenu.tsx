import { UserRound } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import styled from 'styled-components';
import { PATHS } from '../../domain/paths';
import { color, HEAD, shadow, space, touch, wider } from '../../styles/theme';
import { iconButton } from '../ui/Button';
import { PROFILE } from './navigation';
import { Link } from '../ui/Link';

interface Props {
  readonly onLogout: () => void;
}

const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** The way to the login page; hover, keyboard focus or a tap opens its menu, Esc closes it. */
export const ProfileMenu = ({ onLogout }: Props) => {
  const [open, setOpen] = useState(false);
  const icon = useRef<HTMLAnchorElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  // A click does not say in every browser what made it; the press before it does.
  const pressedBy = useRef('');
  const id = useId();

  const close = () => setOpen(false);

  // The menu goes: focus must not go with it.
  const leave = useCallback(() => {
    if (wrapper.current?.contains(document.activeElement)) icon.current?.focus();
    setOpen(false);
  }, []);

  // Wherever focus is: a pointer may have opened it, and a finger may have put nothing into focus.
  useEffect(() => {
    if (!open) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !wrapper.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open, leave]);

  // A finger cannot hover: its first tap opens the menu instead of following the link.
  const onClick = (event: MouseEvent) => {
    if (pressedBy.current === 'touch' && !open) {
      event.preventDefault();
      setOpen(true);
    } else close();
  };

  return (
    <Wrapper
      ref={wrapper}
      onPointerDown={({ pointerType }) => (pressedBy.current = pointerType)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
      onFocus={(event) => event.target.matches(':focus-visible') && !isWithin(event) && setOpen(true)}
      onBlur={(event) => !isWithin(event) && close()}
      onKeyDown={() => (pressedBy.current = '')}
    >
      <Icon
        ref={icon}
        to={PATHS.login}
        aria-label="Profile"
        aria-expanded={open}
        aria-controls={id}
        onClick={onClick}
      >
        <UserRound strokeWidth={1.5} aria-hidden />
      </Icon>
      <Panel id={id} hidden={!open}>
        {PROFILE.map(({ to, label }) => (
          <li key={to}>
            <Item to={to} onClick={leave}>
              {label}
            </Item>
          </li>
        ))}
        <li>
          <Item
            to={PATHS.login}
            onClick={() => {
              onLogout();
              leave();
            }}
          >
            Logout
          </Item>
        </li>
      </Panel>
    </Wrapper>
  );
};

const Wrapper = styled.div`
  position: relative;
`;

const Icon = styled(Link)`
  ${iconButton}
`;

const Panel = styled.ul`
  --gap: calc((${HEAD.narrow} - 44px) / 2 - 1px);
  position: absolute;
  /* Right under the head, which is higher than the icon. */
  inset-block-start: calc(100% + var(--gap));
  inset-inline-end: 0;
  min-width: 184px;
  padding-block: ${space.s};
  background: ${color.raised};
  border: 1px solid ${color.hairline};
  border-radius: 2px;
  box-shadow: ${shadow};

  ${wider.tablet} {
    --gap: calc((${HEAD.wide} - 44px) / 2 - 1px);
  }
  /* A pointer on its way down from the icon has not left. */
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
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 40px;
  padding-inline: 20px;
  text-decoration: none;

  ${touch} {
    min-height: 44px;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
