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
 * Words only for screen readers. They need a space before them: otherwise the
 * accessible name joins them to the previous word.
 */
export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyle}
`;
