import styled from 'styled-components';
import { quiet, space, up } from '../../styles/theme';

/** The content left, the summary right; one below the other on a narrow screen. */
// No grid on a narrow screen: the sticky total of the summary may then move over the whole height.
export const CheckoutColumns = styled.div`
  padding-block-start: ${space.xl};
  > :first-child { margin-block-end: ${space.xl}; }
  > * { min-width: 0; }
  ${up.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: clamp(40px, 7vw, 112px);
    align-items: start;
    > :first-child { margin-block-end: 0; }
  }
`;

export const Note = styled.p`
  margin-block-start: ${space.l};
  ${quiet}
`;
