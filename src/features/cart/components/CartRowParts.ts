import styled, { css } from 'styled-components';

export const rowStyle = css`
  display: grid;
  align-items: center;
  gap: var(--space-s) var(--space-m);
  padding-block: var(--space-m);
  border-block-start: 1px solid var(--hairline);
`;

export const Sentence = styled.p`
  flex: 1 1 6rem;
`;

/** A sentence and a button, which replace a line. */
export const SentenceRow = styled.div`
  ${rowStyle}
  display: flex;
  flex-wrap: wrap;
  color: var(--ink-soft);
`;
