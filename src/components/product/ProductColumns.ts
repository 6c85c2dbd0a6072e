import styled from 'styled-components';
import { space, up } from '../../styles/theme';

/** The gallery left, the purchase panel right. On a phone the name and the price come before the gallery. */
// No grid on a phone: the sticky ADD TO CART may then move over the whole height.
export const ProductColumns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
  margin-block: calc(-1 * ${space.l}) ${space.xl};
  ${up.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 40%;
    gap: 32px;
    align-items: start;
    margin-block-start: 0;
  }
  ${up.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(300px, 31%);
    gap: clamp(40px, 7.5vw, 104px);
    margin-block-end: 72px;
  }
`;
