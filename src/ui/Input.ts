import styled from 'styled-components';
import { color, radius, space } from '../styles/theme';

export const Input = styled.input`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.edge};
  border-radius: ${radius};
  background: ${color.raised};
  &[type='number'] { appearance: textfield; }
  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
  &:focus-visible { outline-offset: 0; }
`;
