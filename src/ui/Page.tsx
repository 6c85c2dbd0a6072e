import styled from 'styled-components';
import { fontSize, pageColumn, space } from '../styles/theme';

export const Page = styled.div`
  ${pageColumn}
  padding-block: ${space.xl} ${space.section};
  /* Otherwise the last sheet may be empty. */
  @media print { padding-block-end: 0; }
`;

export const Section = styled.section`
  padding-block-start: ${space.section};
`;

/** Takes the focus after a navigation. */
export const PageHeading = styled.h1.attrs({ tabIndex: -1 })`
  font-size: ${fontSize.title};
`;

export const SectionHeading = styled.h2`
  font-size: ${fontSize.heading};
  margin-block-end: ${space.l};
`;
