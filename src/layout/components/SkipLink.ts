import styled from 'styled-components';
import { color, radius, space } from '../../styles/theme';

export const SkipLink = styled.a`
  position: fixed;
  inset: 6px auto auto ${space.s};
  z-index: 30;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding-inline: ${space.l};
  border: 1px solid ${color.ink};
  border-radius: ${radius};
  background: ${color.ink};
  color: ${color.ground};
  text-decoration: none;
  &:not(:focus) { clip-path: inset(50%); }
`;
