import styled from 'styled-components';
import { color, space, text } from '../../styles/theme';

/** A quiet line beside what it speaks of. */
export const Note = styled.p`
  margin-block-start: ${space.l};
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
