import styled from 'styled-components';
import { PATHS } from '../../routing/paths';
import { Link } from 'react-router-dom';
import { Wordmark } from './Wordmark';

export const HomeLink = () => (
  <Anchor to={PATHS.home}>
    <Wordmark />
  </Anchor>
);

// The touch target is higher than the wordmark. The negative margin keeps the
// layout at the height of the wordmark.
const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  margin-block: -11px;
  text-decoration: none;
`;
