import styled from 'styled-components';
import { widerThan } from '../../../styles/mixins';

/**
 * The main column is next to the summary. On a narrow screen it is above the
 * summary, and there is no grid, so that the total can stick for the height of
 * the whole page.
 */
export const SummaryColumns = styled.div`
  padding-block-start: var(--space-xl);
  /* Without a script the cart is unknown. */
  @media (scripting: none) { display: none !important; }
  @media ${widerThan.tablet} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 4fr);
    column-gap: clamp(40px, 7vw, 112px);
    align-items: start;
  }
`;

export const MainColumn = styled.div`
  min-width: 0;
  margin-block-end: var(--space-xl);
  @media ${widerThan.tablet} { grid-area: 1 / 1 / span 2; margin-block-end: 0; }
`;
