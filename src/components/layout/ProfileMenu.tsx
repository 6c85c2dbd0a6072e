import { UserRound } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { PATHS } from '../../domain/paths';
import { iconButton } from '../ui/Button';
import { Link } from '../ui/Link';
import { Item, Panel } from './MenuPanel';
import { PROFILE } from './navigation';
import { useHoverMenu } from './useHoverMenu';

interface Props {
  readonly onLogout: () => void;
}

/** The way to the login page; hover, keyboard focus or a tap opens its menu, Esc closes it. */
export const ProfileMenu = ({ onLogout }: Props) => {
  const { open, wrapper, icon, handlers, onIcon, leave } = useHoverMenu();
  const id = useId();

  return (
    <Wrapper ref={wrapper} {...handlers}>
      <Icon
        ref={icon}
        to={PATHS.login}
        aria-label="Profile"
        aria-expanded={open}
        aria-controls={id}
        onClick={onIcon}
      >
        <UserRound />
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
