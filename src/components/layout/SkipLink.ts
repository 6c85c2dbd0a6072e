import styled from 'styled-components';
import { color, space } from '../../styles/theme';

/** The first stop of the keyboard: past the header. */
export const SkipLink = styled.a`
  position: fixed;
  inset: ${space.s} auto auto ${space.s};
  z-index: 30;
  padding: ${space.s} ${space.m};
  background: ${color.raised};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
