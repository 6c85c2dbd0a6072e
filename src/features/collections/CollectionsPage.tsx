import type { UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import styled, { css } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { scrollBackTo } from '../../routing/position';
import { widerThan } from '../../styles/mixins';
import { shopTextProps } from '../../texts/shopTextProps';
import { t } from '../../texts/t';
import { Announcer } from '../../ui/Announcer';
import { PageColumn, PageHeading, SectionHeading } from '../../ui/PageParts';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { visuallyHiddenStyle } from '../../ui/VisuallyHidden';
import { ActiveFilters } from './components/ActiveFilters';
import { ClothChoice } from './components/ClothChoice';
import { FilterGroups } from './components/FilterGroups';
import { FilterSheet } from './components/FilterSheet';
import { FilterSidebar } from './components/FilterSidebar';
import {
  ControlBar,
  ControlRow,
  ListControls,
  ResultCount,
} from './components/ListControls';
import { ListHeadTags } from './components/ListHeadTags';
import { LIST_ID } from './components/SearchBar';
import { SortSelect } from './components/SortSelect';
import { chipsOf, FACETS } from './facets';
import { selectResult, selectShownFacets } from './listSelectors';
import {
  clothShownChanged,
  facetToggled,
  filtersCleared,
  selectListState,
  sortChanged,
} from './listSlice';
import { appliedQuery, CAN_SHOW_CLOTH } from './listState';
import { listUrl } from './listUrl';
import { ResultList } from './ResultList';
import { selectResultTexts, selectTitle } from './resultTextSelectors';

export const CollectionsPage = () => {
  const list = useAppSelector(selectListState);
  const facets = useAppSelector(selectShownFacets);
  const { kind, products, suggestions, unfilteredCount, facetCounts } =
    useAppSelector(selectResult);
  const { count, heading, announcement } = useAppSelector(selectResultTexts);
  const chips = chipsOf(FACETS, list.selected);
  const [first] = chips;
  const title = useAppSelector(selectTitle);
  // If the search finds nothing, there is nothing to filter or sort.
  const hasControls = kind === 'searching' || unfilteredCount > 0;
  const isWide = useMediaQuery(widerThan.tablet);
  const section = useRef<HTMLElement>(null);
  const dispatch = useAppDispatch();

  /** Dispatches a change of the list, and shows its first products. */
  const change = (event: UnknownAction) => {
    dispatch(event);
    // React renders the list later. The position saved here decides how many
    // cards the list begins with.
    scrollBackTo(section.current);
  };

  /** For a control that disappears: the list takes the focus. */
  const changeAndFocus = (event: UnknownAction) => {
    section.current?.focus({ preventScroll: true });
    change(event);
  };

  const announcer = (
    <Announcer subject={listUrl(list)}>{announcement}</Announcer>
  );

  const groups = (
    <FilterGroups
      facets={facets}
      selected={list.selected}
      counts={facetCounts}
      onToggle={(toggled) => change(facetToggled(toggled))}
    />
  );

  const activeFilters = chips.length > 0 && (
    <ActiveFilters
      chips={chips}
      onRemove={({ facet, value }) =>
        changeAndFocus(facetToggled({ facet, value }))
      }
      onClear={() => changeAndFocus(filtersCleared())}
    />
  );

  return (
    <>
      <ListHeadTags list={list} chips={chips} />
      {announcer}
      <ListColumn
        data-searched={appliedQuery(list) !== '' || undefined}
        data-without-controls={!hasControls || undefined}
      >
        <PageHeading
          {...(first && first.text === first.value && shopTextProps)}
        >
          {title}
        </PageHeading>
        {/* If no product matches, the heading answers the search. */}
        {kind === 'suggestions' && <SectionHeading>{heading}</SectionHeading>}
        <ListColumns>
          {hasControls && facets.length > 0 && (
            <FilterSidebar>{groups}</FilterSidebar>
          )}
          <Results
            ref={section}
            id={LIST_ID}
            tabIndex={-1}
            aria-label={t('Products')}
          >
            {hasControls && (
              <ListControls>
                <ControlBar>
                  {facets.length > 0 && (
                    <FilterSheet
                      selectedCount={chipsOf(facets, list.selected).length}
                      productCount={products.length + suggestions.length}
                      onClear={() => change(filtersCleared())}
                    >
                      {groups}
                      {/*
                        An open dialog hides the live region of the page from
                        assistive technology.
                      */}
                      {announcer}
                    </FilterSheet>
                  )}
                  <ResultCount>{count}</ResultCount>
                  {/* On both screens the tab order is the visible one. */}
                  {isWide && activeFilters}
                  {kind !== 'empty' && (
                    <SortSelect
                      selected={list.sort}
                      onSelect={(next) => change(sortChanged(next))}
                    />
                  )}
                </ControlBar>
                <ControlRow>
                  {!isWide && activeFilters}
                  {CAN_SHOW_CLOTH && kind !== 'empty' && (
                    <ClothChoice
                      isClothShown={list.isClothShown}
                      onSelect={(isShown) => change(clothShownChanged(isShown))}
                    />
                  )}
                </ControlRow>
              </ListControls>
            )}
            <ResultList onClear={() => changeAndFocus(filtersCleared())} />
          </Results>
        </ListColumns>
      </ListColumn>
    </>
  );
};

const hiddenHeading = css`
  > h1 { ${visuallyHiddenStyle} }
  > h1 + div { padding-block-start: 0; }
`;

const ListColumn = styled(PageColumn)`
  padding-block-start: var(--space-l);
  > h2 { margin-block: var(--space-m) 0; }
  @media ${widerThan.tablet} { padding-block-start: clamp(40px, 4vw, 64px); }
  /* The field above an empty result repeats its title. */
  &[data-searched][data-without-controls] { ${hiddenHeading} }
  /* While a query is typed on a phone, the products are close to the field. */
  @media not ${widerThan.tablet} {
    &[data-searched] { padding-block-start: 0; ${hiddenHeading} }
  }
`;

const ListColumns = styled.div`
  padding-block-start: var(--space-m);
  @media ${widerThan.tablet} {
    display: flex;
    gap: clamp(40px, 5vw, 88px);
    padding-block-start: var(--space-xl);
  }
`;

const Results = styled.section`
  flex: 1;
  min-width: 0;
  /* Scrolled into view, the results begin right below the header. */
  scroll-margin-block-start: calc(-1 * var(--space-l));
  @media ${widerThan.tablet} { scroll-margin-block-start: 0; }
`;
