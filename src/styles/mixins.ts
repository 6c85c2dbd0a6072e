export const secondaryText = `
  color: var(--ink-soft);
  font-size: var(--size-small);
`;

export const tabularFigures = `
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;

export const underline = `
  text-decoration: underline;
  text-underline-offset: 0.25em;
  text-decoration-thickness: 1px;
`;

export const PAGE_WIDTH = '105rem';

/**
 * A margin that extends a child of the page column to the edge of `main`, whose
 * width `cqi` measures. With `vw` the child would extend below the scroll bar.
 */
export const TO_EDGE = `calc(-1 * max(var(--gutter), 50cqi - ${PAGE_WIDTH} / 2 + var(--gutter)))`;

/** Enlarges the press target of a short word without a change of the layout. */
export const wideTarget = `
  margin-inline: calc(-1 * var(--space-s));
  padding-inline: var(--space-s);
`;

/** Centers the content of a full-width element. */
export const pageColumn = `
  max-width: ${PAGE_WIDTH};
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/**
 * Conditions for `@media`, and for `media` and `sizes` of an image. The `em` is
 * the font size of the browser, so a shopper with larger text gets the layout
 * of a smaller screen, as with zoom.
 */
export const widerThan = {
  phone: '(min-width: 37.5em)',
  tablet: '(min-width: 56.25em)',
  desktop: '(min-width: 75em)',
  wide: '(min-width: 100em)',
} as const;

/** A device without a mouse. A mouse cannot scroll a row sideways. */
export const touchScreen = 'screen and (not (any-pointer: fine))';

/**
 * A window with enough height for sticky elements. A phone in landscape and a
 * page at a zoom of 400 % are not tall enough.
 */
export const tallWindow = '(min-height: 35em)';

/** Makes a grid one row that scrolls sideways and snaps to its cards. */
export const scrollingRow = `
  grid-auto-flow: column;
  grid-template-columns: none;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  > * { scroll-snap-align: start; }
`;

/** A scrolling row from edge to edge of the window. */
export const scrollingRowAcross = `
  ${scrollingRow}
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  scroll-padding-inline: var(--gutter);
`;
