import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import {
  color,
  fontSize,
  letterSpacing,
  motion,
  radius,
  space,
  underline,
} from '../styles/theme';

const solid = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 48px;
  padding: ${space.s} ${space.xl};
  border: 1px solid ${color.ink};
  border-radius: ${radius};
  background: ${color.ink};
  color: ${color.ground};
  font-size: ${fontSize.small};
  font-weight: 500;
  letter-spacing: ${letterSpacing};
  text-transform: uppercase;
  text-align: center;
  text-decoration: none;
  transition:
    background ${motion.quick},
    color ${motion.quick};
  @media (hover: hover) { &:hover { background: color-mix(in srgb, ${color.ink} 82%, ${color.ground}); } }
`;

const outline = css`
  ${solid}
  background: transparent;
  color: ${color.ink};
  padding-inline: ${space.l};
  text-transform: none;
  @media (hover: hover) { &:hover { background: ${color.ink}; color: ${color.ground}; } }
`;

export const Button = styled.button`
  ${solid}
  &:disabled {
    border-color: transparent;
    background: ${color.hairline};
    color: ${color.inkSoft};
    cursor: default;
  }
`;

export const ButtonLink = styled(Link)`
  ${solid}
`;

export const OutlineButton = styled.button`
  ${outline}
`;

export const OutlineLink = styled(Link)`
  ${outline}
`;

/** A button that looks like a link within a line of text. */
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
