import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { UNRESTORED } from '../../../ui/UnrestoredForm';
import { color, HEADER_OFFSET } from '../../../styles/theme';

/** A native radio, invisible over its label. */
export const RadioOption = ({
  children,
  ...input
}: ComponentProps<'input'>) => (
  <Option>
    <input {...input} type="radio" form={UNRESTORED} />
    <OptionLabel>{children}</OptionLabel>
  </Option>
);

export const Option = styled.label`
  position: relative;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
    scroll-margin-block: ${HEADER_OFFSET};
  }
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
