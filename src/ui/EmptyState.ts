import styled from 'styled-components';

/** What a page says in the place of its content, and where it leads on. */
export const EmptyState = styled.div`
  display: grid;
  gap: var(--space-l);
  justify-items: start;
  padding-block: var(--space-xl);
  border-block-start: 1px solid var(--hairline);
  font-size: var(--size-lead);
`;
