import type { UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { titleOf, HeadTags } from '../../routing/HeadTags';
import { savePlace } from '../../routing/places';
import { widerThan } from '../../styles/mixins';
import { t, tCount } from '../../texts/t';
import { Announcer } from '../../ui/Announcer';
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
import { EmptyResult } from './components/EmptyResult';
import { FilterGroups } from './components/FilterGroups';
import { FilterSheet } from './components/FilterSheet';
import { PictureChoice } from './components/PictureChoice';
import { SortSelect } from './components/SortSelect';
import { appliedQuery, countSelected, PICTURES } from './filters';
import {
  facetsCleared,
  facetToggled,
  filtersCleared,
  pictureChanged,
  queryChanged,
  selectFilters,
  sortChanged,
} from './filtersSlice';
import {
  selectChips,
  selectFacetCounts,
  selectNarrowingFacets,
  selectResult,
} from './listSelectors';
import { listUrl } from './listUrl';
import { ProductList } from './ProductList';

export const CollectionsPage = () => {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectFilters);
  const { selected, sort, picture } = filters;
  const chips = useAppSelector(selectChips);
  const facets = useAppSelector(selectNarrowingFacets);
  const counts = useAppSelector(selectFacetCounts);
  const { products, suggestions, countWithoutFacets, isSearching } =
    useAppSelector(selectResult);
  const isWide = useMediaQuery(widerThan.tablet);
  const list = useRef<HTMLElement>(null);

  /** Changes the list, and shows its first products. */
  const change = (action: UnknownAction) => {
    dispatch(action);
    // The list scrolls within the event: before the next frame, Back may open
    // another page.
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top >= 0) return;
    list.current?.scrollIntoView();
    // The changed list, which React renders after this action, begins with the
    // cards of the saved place.
    savePlace(null);
  };

  /** Changes the list by a control that disappears, and focuses the list. */
  const changeAndFocus = (action: UnknownAction) => {
    list.current?.focus({ preventScroll: true });
    change(action);
  };

  const chipTexts = chips.map(({ text }) => text);
  const categories = selected.category ?? [];
  const cards = { picture, isOfOneCategory: categories.length === 1 };
  const query = appliedQuery(filters);
  const notNamed = t('No product is named “{query}”.', { query });
  const hasSuggestions = suggestions.length > 0;
  const hasProducts = products.length > 0;
  const suggestionText = tCount(
    suggestions.length,
    '{count} suggestion',
    '{count} suggestions',
  );
  const resultText =
    hasProducts || !hasSuggestions
      ? tCount(products.length, '{count} product', '{count} products')
      : suggestionText;

  const getAnnouncement = () => {
    if (hasSuggestions)
      return `${hasProducts ? `${resultText}.` : notNamed} ${suggestionText}.`;
    if (isSearching) return '';
    if (hasProducts || chipTexts.length === 0) return resultText;
    const notFound = t('No products found for {filters}', {
      filters: chipTexts.join(', '),
    });
    return countWithoutFacets > 0
      ? `${notFound}. ${t('{count} without filters.', { count: countWithoutFacets })}`
      : notFound;
  };
  const announcement = getAnnouncement();

  const groups = (
    <FilterGroups
      facets={facets}
      selected={selected}
      counts={counts}
      onToggle={(facet, key) => change(facetToggled({ facet, key }))}
    />
  );

  const shownChips = chips.length > 0 && (
    <ActiveFilters
      chips={chips}
      onRemove={({ facet, key }) =>
        changeAndFocus(
          facet === 'query' ? queryChanged('') : facetToggled({ facet, key }),
        )
      }
      onClear={() => changeAndFocus(filtersCleared())}
    />
  );

  return (
    <>
      <HeadTags
        title={titleOf([...chipTexts, t('Collections')].join(' · '))}
        url={listUrl(filters)}
      />
      <Announcer>{announcement}</Announcer>
      <Collection>
        <PageHeading>
          {categories.length === 1 ? categories[0] : t('All Collections')}
        </PageHeading>
        <CollectionColumns>
          {facets.length > 0 && (
            <Sidebar aria-label={t('Filters')}>
              <SidebarGroups tabIndex={-1}>{groups}</SidebarGroups>
            </Sidebar>
          )}
          <Results ref={list} tabIndex={-1} aria-label={t('Products')}>
            <ResultsBar>
              {facets.length > 0 && (
                <FilterSheet
                  selectedCount={countSelected(selected)}
                  productCount={products.length + suggestions.length}
                  announcement={announcement}
                  onClear={() => change(filtersCleared())}
                >
                  {groups}
                </FilterSheet>
              )}
              <ResultCount>{resultText}</ResultCount>
              {isWide && shownChips}
              <SortCell>
                <SortSelect
                  selected={sort}
                  onSelect={(next) => change(sortChanged(next))}
                />
              </SortCell>
            </ResultsBar>
            {PICTURES.length > 1 && (
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
              {hasProducts && <ProductList products={products} {...cards} />}
              {hasSuggestions && (
                <>
                  <SectionHeading>
                    {`${hasProducts ? '' : `${notNamed} `}${t('You may be looking for:')}`}
                  </SectionHeading>
                  <ProductList products={suggestions} {...cards} />
                </>
              )}
              {!hasProducts && !hasSuggestions && (
                <EmptyResult
                  query={query}
                  isSearching={isSearching}
                  countWithoutFacets={countWithoutFacets}
                  onClearFacets={() => changeAndFocus(facetsCleared())}
                  onClear={() => changeAndFocus(filtersCleared())}
                />
              )}
            </ResultCards>
          </Results>
        </CollectionColumns>
      </Collection>
    </>
  );
};
