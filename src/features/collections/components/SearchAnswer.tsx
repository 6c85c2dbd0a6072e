import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { underline } from '../../../styles/mixins';
import type { Answer } from '../search/questions';

/** The line that answers a question to the shop. */
export const SearchAnswer = ({ text, link, url }: Answer) => (
  <AnswerLine>
    <span>{text}</span>
    <AnswerLink to={url}>{link}</AnswerLink>
  </AnswerLine>
);

const AnswerLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xs) var(--space-m);
  align-items: baseline;
  max-width: 60ch;
  margin-block-end: var(--space-l);
`;

const AnswerLink = styled(Link)`
  ${underline}
`;
