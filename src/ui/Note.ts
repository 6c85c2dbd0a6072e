import styled from 'styled-components';
import { quiet, space } from '../styles/theme';

/** A quiet sentence below what it explains. */
export const Note = styled.p`
  margin-block-start: ${space.l};
  ${quiet}
`;
