import styled from 'styled-components';

export const Input = styled.input`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: var(--space-s) var(--space-m);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--raised);
  &[type='number'] { appearance: textfield; }
  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
  &:is([aria-invalid='true'], :user-invalid) { border-color: var(--reduced); }
  &:disabled { background: transparent; color: var(--ink-soft); }
  &:focus-visible { outline-offset: 0; }
`;
