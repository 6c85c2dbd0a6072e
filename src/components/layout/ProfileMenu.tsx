import { UserRound } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { PATHS } from '../../domain/paths';
import { color, HEADER_HEIGHT, hover, radius, shadow, space, underline, up } from '../../styles/theme';
import { iconButton } from '../ui/Button';
import { ProfileLinks } from './navigation';
import { useHoverMenu } from './useHoverMenu';

/** The profile link. Hover, keyboard focus or a tap opens its menu, Esc closes it. */
export const ProfileMenu = ({ onLogout }: { readonly onLogout: () => void }) => {
  const { isOpen, wrapper, icon, handlers, onIconClick, closeAndFocusIcon } = useHoverMenu();
  const id = useId();
  return (
    <Wrapper ref={wrapper} {...handlers}>
      <Icon
        ref={icon}
        href={PATHS.login}
        aria-label="Profile"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onIconClick}
      >
        <UserRound />
      </Icon>
      <Panel id={id} hidden={!isOpen}>
        <ProfileLinks onFollow={closeAndFocusIcon} onLogout={onLogout} />
      </Panel>
    </Wrapper>
  );
};

const Wrapper = styled.div`
  position: relative;
`;

const Icon = styled.a`
  ${iconButton}
`;

const Panel = styled.ul`
  --gap: calc((${HEADER_HEIGHT.narrow} - 44px) / 2 - 1px);
  position: absolute;
  /* Directly below the header, which is higher than the icon. */
  inset-block-start: calc(100% + var(--gap));
  inset-inline-end: 0;
  min-width: 184px;
  padding-block: ${space.s};
  background: ${color.raised};
  border: 1px solid ${color.hairline};
  border-radius: ${radius};
  box-shadow: ${shadow};
  ${up.tablet} { --gap: calc((${HEADER_HEIGHT.wide} - 44px) / 2 - 1px); }
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
    text-decoration: none;
    ${hover} { &:hover { ${underline} } }
    &:focus-visible { outline-offset: -2px; }
  }
`;
