import styled from 'styled-components';
import { PAGE_WIDTH, space } from '../../styles/theme';

/** The column that a page stands in. */
export const Page = styled.div`
  width: 100%;
  max-width: ${PAGE_WIDTH};
  margin-inline: auto;
  padding-inline: ${space.gutter};
  padding-block: ${space.xl} ${space.section};
`;

/** A part of a page, with the air that sets it off. */
export const Section = styled.section`
  padding-block-start: ${space.section};
`;
