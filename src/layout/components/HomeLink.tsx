import styled from 'styled-components';
import { PATHS } from '../../features/navigation/paths';
import { Link } from 'react-router-dom';
import { Wordmark } from './Wordmark';

export const HomeLink = () => (
  <Anchor to={PATHS.home}>
    <Wordmark />
  </Anchor>
);

// The margin lets the wordmark alone take room, not the area of the press.
const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  margin-block: -11px;
  text-decoration: none;
`;
