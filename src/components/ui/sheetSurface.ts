import styled, { createGlobalStyle, css } from 'styled-components';
import { color, motion, shadow } from '../../styles/theme';

/** The page behind a modal dialog does not scroll; the gutter of its scrollbar stays, so nothing moves. */
export const ScrollLock = createGlobalStyle`
  html:has(dialog:modal) { overflow: hidden; }
`;

/** The edge that a sheet slides in from: `bottom` as high as it needs, `end` as high as the screen. */
export type Placement = 'bottom' | 'end';

const placements = {
  bottom: css`
    --away: 0 100%;
    inset: auto 0 0;
    width: 100%;
    max-height: 85dvh;
    border-block-start: 1px solid ${color.hairline};
  `,
  end: css`
    --away: 100% 0;
    inset: 0 0 0 auto;
    width: min(100%, 440px);
    height: 100dvh;
    max-height: none;
    border-inline-start: 1px solid ${color.hairline};
  `,
} as const;

/** The dialog itself, and how it comes and goes. */
export const Surface = styled.dialog<{ $placement: Placement }>`
  border: 0;
  ${({ $placement }) => placements[$placement]}
  position: fixed;
  flex-direction: column;
  max-width: none;
  margin: 0;
  padding: 0;
  background: ${color.ground};
  box-shadow: ${shadow};
  overscroll-behavior: contain;
  translate: var(--away);
  transition:
    translate ${motion.calm},
    overlay ${motion.calm} allow-discrete,
    display ${motion.calm} allow-discrete;

  &[open] {
    display: flex;
    translate: 0;
  }
  &::backdrop {
    background: ${color.scrim};
    opacity: 0;
    transition:
      opacity ${motion.calm},
      overlay ${motion.calm} allow-discrete,
      display ${motion.calm} allow-discrete;
  }
  &[open]::backdrop {
    opacity: 1;
  }
  @starting-style {
    &[open] {
      translate: var(--away);
    }
    &[open]::backdrop {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &::backdrop {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
