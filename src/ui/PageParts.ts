import styled from 'styled-components';
import { pageColumn, secondaryText } from '../styles/mixins';

// In a `div`, Orca would stop reading the text of a page in Chromium.
export const PageColumn = styled.section`
  ${pageColumn}
  padding-block: var(--space-xl) var(--space-section);
  /* The padding could add an empty sheet of paper. */
  @media print { padding-block-end: 0; }
`;

export const Section = styled.section`
  padding-block-start: var(--space-section);
`;

/** The heading is focused after a navigation. */
export const PageHeading = styled.h1.attrs({ tabIndex: -1 })`
  font-size: var(--size-title);
`;

export const SectionHeading = styled.h2`
  font-size: var(--size-heading);
  margin-block-end: var(--space-l);
`;

/** The message of an empty page, with links to other pages. */
export const EmptyState = styled.div`
  display: grid;
  gap: var(--space-l);
  justify-items: start;
  padding-block: var(--space-xl);
  border-block-start: 1px solid var(--hairline);
  font-size: var(--size-lead);
`;

/** A sentence in secondary text, below the part that it explains. */
export const Note = styled.p`
  margin-block-start: var(--space-l);
  ${secondaryText}
`;
