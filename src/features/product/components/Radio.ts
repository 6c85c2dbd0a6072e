import styled from 'styled-components';
import { color, HEADER_OFFSET } from '../../../styles/theme';

/** The label around a radio and its visible part. */
export const Option = styled.label`
  position: relative;
  cursor: pointer;
`;

/** A native radio, invisible over its label. */
export const Radio = styled.input.attrs({ type: 'radio', autoComplete: 'off' })`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: pointer;
  scroll-margin-block: ${HEADER_OFFSET};
`;

/**
 * The visible part of the option. It follows the radio, so that its style needs
 * no `:has()`.
 */
export const OptionLabel = styled.span`
  display: block;
  height: 100%;
  :focus-visible + & { outline: 2px solid ${color.accent}; outline-offset: 3px; }
  /* Only the background marks the chosen option, and forced colors would drop it. */
  @media (forced-colors: active) {
    :checked + &,
    &::after {
      forced-color-adjust: none;
    }
  }
`;
