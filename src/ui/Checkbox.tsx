import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { underline, widerThan } from '../styles/mixins';

/** A checkbox with its label, in a `ChoiceForm`. */
export const Checkbox = ({ children, ...input }: ComponentProps<'input'>) => (
  <Label>
    <Box type="checkbox" {...input} />
    {children}
  </Label>
);

const Box = styled.input`
  display: grid;
  flex: none;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  appearance: none;
  background: var(--raised);
  cursor: pointer;
  transition:
    background var(--duration-short),
    border-color var(--duration-short);
  &:checked { border-color: var(--accent); background: var(--accent); }
  /* The tick is two borders, because forced colors remove backgrounds. */
  &:checked::before {
    content: '';
    width: 6px;
    height: 11px;
    margin-block-start: calc(-1 * var(--space-xs) + 1px);
    border: solid var(--on-accent);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
`;

const Label = styled.label`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  cursor: pointer;
  @media ${widerThan.tablet} { min-height: 44px; }
  @media (hover: hover) { &:hover span { ${underline} } }
  @media (hover: hover) { &:hover ${Box} { border-color: var(--ink); } }
`;
