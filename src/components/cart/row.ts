import { css } from 'styled-components';
import { color, space } from '../../styles/theme';

/** How high a line is at least: its picture and the air around it. */
export const LINE_HEIGHT = '142px';

/** How every row of the cart stands, lines and gaps alike. */
export const cartRow = css`
  display: grid;
  align-items: center;
  gap: ${space.s} ${space.m};
  padding-block: ${space.m};
  border-block-start: 1px solid ${color.hairline};
`;
