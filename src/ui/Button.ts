import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { underline } from '../styles/mixins';

const solid = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 48px;
  padding: var(--space-s) var(--space-xl);
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--ground);
  font-size: var(--size-small);
  font-weight: 500;
  letter-spacing: var(--letter-spacing);
  text-transform: uppercase;
  text-align: center;
  text-decoration: none;
  transition:
    background var(--duration-short),
    color var(--duration-short);
  @media (hover: hover) { &:hover { background: color-mix(in srgb, var(--ink) 82%, var(--ground)); } }
`;

export const Button = styled.button`
  ${solid}
  &:disabled {
    background: var(--hairline);
    color: var(--ink-soft);
    cursor: default;
  }
`;

export const ButtonLink = styled(Link)`
  ${solid}
`;

export const OutlineButton = styled.button`
  ${solid}
  border-color: var(--ink);
  background: transparent;
  color: var(--ink);
  padding-inline: var(--space-l);
  text-transform: none;
  letter-spacing: normal;
  @media (hover: hover) { &:hover { background: var(--ink); color: var(--ground); } }
`;

/** A button in a line of text, which looks like a link. */
export const TextButton = styled.button`
  min-width: 44px;
  min-height: 44px;
  ${underline}
  text-align: start;
  @media (hover: hover) { &:hover { text-decoration-thickness: 2px; } }
`;

export const iconButtonStyle = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
`;

export const IconButton = styled.button`
  ${iconButtonStyle}
`;
