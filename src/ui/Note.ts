import styled from 'styled-components';
import { secondaryText } from '../styles/mixins';

/** A sentence in secondary text below what it explains. */
export const Note = styled.p`
  margin-block-start: var(--space-l);
  ${secondaryText}
`;
