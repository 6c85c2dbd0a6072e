import styled, { css } from 'styled-components';

/** Takes what it is given to out of sight and out of the way, and leaves it to be heard. */
export const visuallyHidden = css`
  position: absolute;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** For those who listen: said, not shown. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
`;
