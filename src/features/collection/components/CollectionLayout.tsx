import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { productsIn } from '../matchAndSort';
import {
  color,
  HEADER_HEIGHT,
  HEADER_OFFSET,
  isWider,
  quiet,
  space,
  tall,
  text,
  up,
} from '../../../styles/theme';
import { Page } from '../../../ui/Page';
import { useMediaQuery } from '../../../ui/useMediaQuery';

interface Props {
  readonly heading: ReactNode;
  /** The filters of a wide screen, and those of a narrow one, if any. */
  readonly filters: ReactNode;
  readonly sheet: ReactNode;
  readonly count: number;
  readonly countRef: Ref<HTMLParagraphElement>;
  readonly sort: ReactNode;
  /** The chips of the active filters, if any. */
  readonly active: ReactNode;
  readonly ref: Ref<HTMLDivElement>;
  readonly onCardFocus: (card: Element) => void;
  readonly children: ReactNode;
}

export const CollectionLayout = ({
  ref,
  countRef,
  onCardFocus,
  children,
  ...slots
}: Props) => {
  // On a wide screen the chips are before the sort, on a narrow one below it.
  // The order of the document is that of the focus.
  const isWide = useMediaQuery(isWider.tablet);
  return (
    <Wrapper>
      {slots.heading}
      <Columns>
        {slots.filters && (
          <Sidebar aria-label="Filters">
            <Groups>{slots.filters}</Groups>
          </Sidebar>
        )}
        <List ref={ref}>
          <Bar>
            {slots.sheet}
            <Count ref={countRef} tabIndex={-1}>
              {productsIn(slots.count)}
            </Count>
            {isWide && slots.active}
            <SortCell>{slots.sort}</SortCell>
          </Bar>
          {!isWide && slots.active && <ActiveBelow>{slots.active}</ActiveBelow>}
          <Products onFocus={({ target }) => onCardFocus(target)}>
            {children}
          </Products>
        </List>
      </Columns>
    </Wrapper>
  );
};

const Wrapper = styled(Page)`
  padding-block-start: ${space.l};
  ${up.tablet} { padding-block-start: clamp(40px, 4vw, 64px); }
`;

const Columns = styled.div`
  padding-block-start: ${space.m};
  ${up.tablet} {
    display: flex;
    gap: clamp(40px, 5vw, 88px);
    padding-block-start: ${space.xl};
  }
`;

const Sidebar = styled.section`
  display: none;
  flex: none;
  width: 11.5rem;
  ${up.tablet} { display: block; }
`;

const Groups = styled.div`
  display: grid;
  gap: ${space.xl};
  /* The first legend is on the line of the count. */
  padding-block-start: 9px;
  ${tall} {
    position: sticky;
    inset-block-start: ${HEADER_OFFSET};
    /* More groups than fit into the window scroll by themselves. */
    max-height: calc(100vh - ${HEADER_OFFSET} - ${space.l});
    overflow-y: auto;
    scroll-padding-block: ${space.s};
    /* Room for the focus indicators, which it would cut. */
    margin: -${space.s};
    padding: ${space.s};
    padding-block-start: calc(9px + ${space.s});
  }
`;

const List = styled.div`
  flex: 1;
  min-width: 0;
  /* Scrolled into view, its beginning is right below the header. */
  scroll-margin-block-start: calc(${HEADER_HEIGHT} - ${HEADER_OFFSET});
  ${up.tablet} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: baseline;
    align-content: start;
    column-gap: ${space.l};
    scroll-margin-block-start: 0;
  }
`;

// Sticks below the header on a narrow screen; on a wide one its parts are cells
// of the list.
const Bar = styled.div`
  ${tall} {
    position: sticky;
    /* Its upper border covers the border of the header. */
    inset-block-start: calc(${HEADER_HEIGHT} - 1px);
    z-index: 5;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.s};
  margin-inline: calc(-1 * ${space.gutter});
  padding: ${space.xs} ${space.gutter};
  border-block: 1px solid ${color.hairline};
  background: ${color.ground};
  ${up.tablet} { display: contents; }
`;

const Count = styled.p`
  ${quiet}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${up.tablet} { font-size: ${text.body}; }
`;

const SortCell = styled.div`
  ${up.tablet} { grid-column: 3; }
`;

const ActiveBelow = styled.div`
  padding-block-start: 12px;
`;

const Products = styled.div`
  grid-column: 1 / -1;
  padding-block-start: ${space.m};
  /* A card that the sort moves must not move the scroll position. */
  overflow-anchor: none;
`;
