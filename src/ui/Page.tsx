import styled from 'styled-components';
import { pageColumn } from '../styles/mixins';

// In a `div`, Orca would leave the text of the page in Chromium.
export const Page = styled.section`
  ${pageColumn}
  padding-block: var(--space-xl) var(--space-section);
  /* The padding may fill an extra sheet. */
  @media print { padding-block-end: 0; }
`;

export const Section = styled.section`
  padding-block-start: var(--space-section);
`;

/** The heading takes the focus after a navigation. */
export const PageHeading = styled.h1.attrs({ tabIndex: -1 })`
  font-size: var(--size-title);
`;

export const SectionHeading = styled.h2`
  font-size: var(--size-heading);
  margin-block-end: var(--space-l);
`;
