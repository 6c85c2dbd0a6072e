import type { UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { savePosition } from '../../routing/position';
import { widerThan } from '../../styles/mixins';
import { t } from '../../texts/t';
import { Announcer } from '../../ui/Announcer';
import { LoadFailure } from '../../ui/LoadFailure';
import { PageHeading, SectionHeading } from '../../ui/Page';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { ActiveFilters } from './components/ActiveFilters';
import {
  ResultsBar,
  ChipsRow,
  ResultCards,
  Collection,
  CollectionColumns,
  PictureCell,
  Results,
  ResultCount,
  Sidebar,
  SidebarGroups,
  SortCell,
} from './components/CollectionLayout';
import { FilterGroups } from './components/FilterGroups';
import { FilterSheet } from './components/FilterSheet';
import { ListHeadTags } from './components/ListHeadTags';
import { PictureChoice } from './components/PictureChoice';
import { SearchAnswer } from './components/SearchAnswer';
import { SortSelect } from './components/SortSelect';
import { EmptyResult } from './EmptyResult';
import { PICTURES } from './listState';
import {
  facetsCleared,
  facetToggled,
  filtersCleared,
  pictureChanged,
  selectAppliedQuery,
  selectListState,
  sortChanged,
} from './listSlice';
import {
  selectChips,
  selectFacetCounts,
  selectNarrowingFacets,
  selectResult,
} from './listSelectors';
import { ProductList } from './ProductList';
import { selectResultTexts } from './resultTexts';

export const CollectionsPage = () => {
  const listState = useAppSelector(selectListState);
  const { selected, sort, picture } = listState;
  const chips = useAppSelector(selectChips);
  const facets = useAppSelector(selectNarrowingFacets);
  const counts = useAppSelector(selectFacetCounts);
  const {
    products,
    suggestions,
    isSearching,
    hasFailed,
    countWithoutFacets,
    answer,
  } = useAppSelector(selectResult);
  const isEmpty = products.length + suggestions.length === 0 && !isSearching;
  // No product matches: the heading answers the search.
  const isSuggesting = products.length === 0 && suggestions.length > 0;
  const isWide = useMediaQuery(widerThan.tablet);
  const list = useRef<HTMLElement>(null);
  const dispatch = useAppDispatch();

  /** Dispatches a change of the list, and shows its first products. */
  const change = (action: UnknownAction) => {
    dispatch(action);
    // The list scrolls within the event: before the next frame, Back may open
    // another page.
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top >= 0) return;
    list.current?.scrollIntoView();
    // The changed list, which React renders after this action, begins with the
    // cards of the saved position.
    savePosition();
  };

  /** For a control that disappears: the list takes the focus. */
  const changeAndFocus = (action: UnknownAction) => {
    list.current?.focus({ preventScroll: true });
    change(action);
  };

  const categories = selected.category ?? [];
  const query = useAppSelector(selectAppliedQuery);
  const listName =
    query === '' ? t('All Collections') : t('“{query}”', { query });
  const cards = { picture, isOfOneCategory: categories.length === 1 };
  const { count, heading, announcement } = useAppSelector(selectResultTexts);
  // In an empty list without a filter, there is nothing to filter or sort.
  const hasControls = !isEmpty || chips.length > 0;

  const groups = (
    <FilterGroups
      facets={facets}
      selected={selected}
      counts={counts}
      onToggle={(toggled) => change(facetToggled(toggled))}
    />
  );

  const shownChips = chips.length > 0 && (
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
      <ListHeadTags list={listState} chips={chips} products={products} />
      <Announcer>{announcement}</Announcer>
      <Collection data-searched={query !== '' || undefined}>
        <PageHeading>
          {categories.length === 1 ? categories[0] : listName}
        </PageHeading>
        {isSuggesting && <SectionHeading>{heading}</SectionHeading>}
        <CollectionColumns>
          {facets.length > 0 && (
            <Sidebar
              aria-label={t('Filters')}
              data-without-controls={!hasControls || undefined}
            >
              <SidebarGroups tabIndex={-1}>{groups}</SidebarGroups>
            </Sidebar>
          )}
          <Results ref={list} tabIndex={-1} aria-label={t('Products')}>
            <ResultsBar data-without-controls={!hasControls || undefined}>
              {facets.length > 0 && (
                <FilterSheet
                  selectedCount={chips.length}
                  productCount={products.length + suggestions.length}
                  announcement={announcement}
                  onClear={() => change(filtersCleared())}
                >
                  {groups}
                </FilterSheet>
              )}
              <ResultCount>{count}</ResultCount>
              {isWide && shownChips}
              {!isEmpty && (
                <SortCell>
                  <SortSelect
                    selected={sort}
                    onSelect={(next) => change(sortChanged(next))}
                  />
                </SortCell>
              )}
            </ResultsBar>
            {PICTURES.length > 1 && !isEmpty && (
              <PictureCell>
                <PictureChoice
                  selected={picture}
                  onSelect={(next) => change(pictureChanged(next))}
                />
              </PictureCell>
            )}
            {/*
              On a narrow screen, the focus reaches the chips after the sort.
            */}
            {!isWide && shownChips && <ChipsRow>{shownChips}</ChipsRow>}
            <ResultCards>
              {answer && <SearchAnswer {...answer} />}
              {products.length > 0 && (
                <ProductList products={products} {...cards} />
              )}
              {suggestions.length > 0 && (
                <>
                  {!isSuggesting && <SectionHeading>{heading}</SectionHeading>}
                  <ProductList products={suggestions} {...cards} />
                </>
              )}
              {hasFailed && (
                <LoadFailure>
                  {t('The search could not be loaded.')}
                </LoadFailure>
              )}
              {isEmpty && (
                <EmptyResult
                  heading={heading}
                  countWithoutFacets={countWithoutFacets}
                  onClearFacets={() => changeAndFocus(facetsCleared())}
                />
              )}
            </ResultCards>
          </Results>
        </CollectionColumns>
      </Collection>
    </>
  );
};
