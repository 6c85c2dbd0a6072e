import { UserRound } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PATHS } from '../../domain/address';
import { color, shadow, space, text } from '../../styles/theme';
import { iconButton } from '../ui/Button';

interface Props {
  readonly onLogout: () => void;
}

const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

const isTouch = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';

/** The way to the login page; hover, keyboard focus or a tap opens its menu, Esc closes it. */
export const ProfileMenu = ({ onLogout }: Props) => {
  const [open, setOpen] = useState(false);
  const icon = useRef<HTMLAnchorElement>(null);
  const id = useId();

  const close = () => setOpen(false);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    icon.current?.focus();
    close();
  };

  // A finger cannot hover: its first tap opens the menu instead of following the link.
  const onClick = (event: MouseEvent) => {
    if (isTouch(event) && !open) {
      event.preventDefault();
      setOpen(true);
    } else close();
  };

  return (
    <Wrapper
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
      onFocus={(event) => event.target.matches(':focus-visible') && !isWithin(event) && setOpen(true)}
      onBlur={(event) => !isWithin(event) && close()}
      onKeyDown={onKeyDown}
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
        <li>
          <Item to={PATHS.login} onClick={close}>
            My profile
          </Item>
        </li>
        <li>
          <Item to={PATHS.orders} onClick={close}>
            Orders
          </Item>
        </li>
        <li>
          <Item
            to={PATHS.login}
            onClick={() => {
              onLogout();
              close();
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
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: 0;
  min-width: 176px;
  padding-block: ${space.s};
  background: ${color.raised};
  border: 1px solid ${color.hairline};
  border-radius: 2px;
  box-shadow: ${shadow};
`;

const Item = styled(Link)`
  display: block;
  padding: 10px ${space.m};
  font-size: ${text.small};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
