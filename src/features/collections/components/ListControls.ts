import styled from 'styled-components';
import { secondaryText, tallWindow, widerThan } from '../../../styles/mixins';

/**
 * The controls above the products. On a wide screen they are one row. On a
 * narrow screen `ControlBar` sticks below the header, and `ControlRow` follows.
 */
export const ListControls = styled.div`
  display: contents;
  @media ${widerThan.tablet} {
    display: flex;
    align-items: baseline;
    column-gap: var(--space-l);
  }
`;

export const ControlBar = styled.div`
  @media ${tallWindow} {
    position: sticky;
    /* The upper border covers the border of the header. */
    inset-block-start: calc(var(--header-height) - 1px);
    z-index: 5;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-s);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-xs) var(--gutter);
  border-block: 1px solid var(--hairline);
  background: var(--ground);
  /* The search field has a border. */
  [data-searched] & { border-block-start: 0; }
  @media ${widerThan.tablet} { display: contents; }
`;

export const ResultCount = styled.h2`
  font: inherit;
  letter-spacing: inherit;
  ${secondaryText}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @media ${widerThan.tablet} { font-size: var(--size-body); }
`;

export const ControlRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* The target of a chip is taller than the chip. */
  gap: var(--space-xs) var(--space-m);
  padding-block-start: var(--space-s);
  &:empty { display: none; }
  @media ${widerThan.tablet} { display: contents; }
`;
