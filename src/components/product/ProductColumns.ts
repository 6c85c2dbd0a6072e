import styled from 'styled-components';
import { space, up } from '../../styles/theme';

/** The gallery left, the purchase panel right; one below the other on a phone. */
export const ProductColumns = styled.div`
  display: grid;
  gap: ${space.m};
  /* The first image of a phone is directly below the header. */
  margin-block: calc(-1 * ${space.xl}) ${space.xl};
  ${up.phone} {
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
