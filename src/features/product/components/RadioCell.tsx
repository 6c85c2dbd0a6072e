import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { UNRESTORED } from '../../../ui/UnrestoredForm';
import { color, HEADER_OFFSET } from '../../../styles/theme';

/** A native radio, invisible over a cell of any look. */
export const RadioCell = ({ children, ...input }: ComponentProps<'input'>) => (
  <Cell>
    <input {...input} type="radio" form={UNRESTORED} />
    <CellLabel>{children}</CellLabel>
  </Cell>
);

export const Cell = styled.label`
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

/** The visible part of the cell. It follows the radio, so that its style needs no `:has()`. */
export const CellLabel = styled.span`
  display: block;
  height: 100%;
  :focus-visible + & { outline: 2px solid ${color.accent}; outline-offset: 3px; }
  /* Only the background marks the chosen cell, and forced colours would drop it. */
  @media (forced-colors: active) {
    :checked + &,
    &::after {
      forced-color-adjust: none;
    }
  }
`;
