import { css } from 'styled-components';
import { color, space } from '../../styles/theme';

/** How every row of the cart stands, lines and gaps alike. */
export const cartRow = css`
  display: grid;
  align-items: center;
  gap: ${space.s} ${space.m};
  padding-block: ${space.m};
  border-block-start: 1px solid ${color.hairline};
`;
