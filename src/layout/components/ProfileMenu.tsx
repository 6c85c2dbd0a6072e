import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PATHS } from '../../routing/paths';
import { t } from '../../texts/t';
import { IconButton } from '../../ui/Button';
import { HoverMenu } from './HoverMenu';
import { ProfileLinks } from './links';

export const ProfileMenu = () => (
  <Menu
    isOpenedByTap
    opener={
      <IconButton as={Link} to={PATHS.login} aria-label={t('Profile')}>
        <UserRound />
      </IconButton>
    }
  >
    <ProfileLinks />
  </Menu>
);

const Menu = styled(HoverMenu)`
  ul { inset-inline-end: 0; }
  li:last-child {
    margin-block-start: var(--space-s);
    padding-block-start: var(--space-s);
    border-block-start: 1px solid var(--hairline);
  }
`;
