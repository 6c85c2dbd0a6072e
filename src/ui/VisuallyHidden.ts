import styled, { css } from 'styled-components';

export const visuallyHiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * Words only for screen readers. A space has to precede them, because an
 * accessible name joins them to the text before: `was $29 , now $20`.
 */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyle}
`;
