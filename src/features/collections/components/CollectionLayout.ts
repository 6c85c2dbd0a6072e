import styled from 'styled-components';
import { secondaryText, tallWindow, widerThan } from '../../../styles/mixins';
import { Page } from '../../../ui/Page';
import { visuallyHiddenStyle } from '../../../ui/VisuallyHidden';

// The parts of the collections page, in the order in which they are nested.

export const Collection = styled(Page)`
  padding-block-start: var(--space-l);
  > h2 { margin-block: var(--space-m) 0; }
  @media ${widerThan.tablet} { padding-block-start: clamp(40px, 4vw, 64px); }
  /* The field above an empty result repeats its title. */
  &[data-searched]:has([data-without-controls]) > h1 {
    ${visuallyHiddenStyle}
    & + div { padding-block-start: 0; }
  }
  /* While a query is typed on a phone, the products are close to the field. */
  @media not ${widerThan.tablet} {
    &[data-searched] { padding-block-start: 0; }
    &[data-searched] > h1 { ${visuallyHiddenStyle} }
    &[data-searched] > h1 + div { padding-block-start: 0; }
  }
`;

/** Hides a part of an empty list, unless the focus or an open dialog is in it. */
const withoutControls =
  '&[data-without-controls]:not(:focus-within, :has(dialog))';

export const CollectionColumns = styled.div`
  padding-block-start: var(--space-m);
  @media ${widerThan.tablet} {
    display: flex;
    gap: clamp(40px, 5vw, 88px);
    padding-block-start: var(--space-xl);
  }
`;

export const Sidebar = styled.section`
  display: none;
  flex: none;
  width: 11.5rem;
  @media ${widerThan.tablet} { display: block; }
  ${withoutControls} { display: none; }
`;

export const SidebarGroups = styled.div`
  display: grid;
  gap: var(--space-xl);
  /* The first legend is on the line of the count. */
  padding-block-start: 9px;
  @media ${tallWindow} {
    position: sticky;
    inset-block-start: var(--header-offset);
    /* More groups than fit into the window scroll by themselves. */
    max-height: calc(100vh - var(--header-offset) - var(--space-l));
    overflow-y: auto;
    scroll-padding-block: var(--space-s);
    /* The scroller would cut the focus indicators. */
    margin: calc(-1 * var(--space-s));
    padding: var(--space-s);
    padding-block-start: calc(9px + var(--space-s));
  }
`;

export const Results = styled.section`
  flex: 1;
  min-width: 0;
  /* Scrolled into view, the results begin right below the header. */
  scroll-margin-block-start: calc(-1 * var(--space-l));
  @media ${widerThan.tablet} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: baseline;
    align-content: start;
    column-gap: var(--space-l);
    scroll-margin-block-start: 0;
  }
`;

// The bar sticks below the header on a narrow screen. On a wide screen its
// parts are cells of the results.
export const ResultsBar = styled.div`
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
  ${withoutControls} { display: none; }
`;

/** The id of the count, which takes the focus after a search. */
export const RESULT_COUNT = 'result-count';

export const ResultCount = styled.h2.attrs({
  id: RESULT_COUNT,
  tabIndex: -1,
})`
  font: inherit;
  letter-spacing: inherit;
  ${secondaryText}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @media ${widerThan.tablet} { font-size: var(--size-body); }
`;

export const SortCell = styled.div`
  @media ${widerThan.tablet} { grid-column: 3; }
  /* Without a choice of pictures, the bar is directly before the cards. */
  ${ResultsBar}:has(+ :last-child) > & { grid-column-end: -1; }
`;

/** The chips and the choice of pictures on a narrow screen. */
export const ChoicesRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* The target of a chip is taller than the chip. */
  gap: var(--space-xs) var(--space-m);
  padding-block-start: var(--space-s);
  @media ${widerThan.tablet} { grid-column: 4; padding: 0; }
`;

export const PictureCell = styled.div`
  margin-inline-start: auto;
`;

export const ResultCards = styled.div`
  grid-column: 1 / -1;
  padding-block-start: var(--space-m);
  /* A card that the sort moves must not move the scroll position. */
  overflow-anchor: none;
  /* The suggestions below the products whose names match. */
  div + h2 { margin-block-start: var(--space-xl); }
`;
