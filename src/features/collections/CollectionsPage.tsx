import type { UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { scrollBackTo } from '../../routing/position';
import { widerThan } from '../../styles/mixins';
import { t } from '../../texts/t';
import { Announcer } from '../../ui/Announcer';
import { PageHeading, SectionHeading } from '../../ui/Page';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { ActiveFilters } from './components/ActiveFilters';
import {
  ChoicesRow,
  Collection,
  CollectionColumns,
  PictureCell,
  ResultCount,
  Results,
  ResultsBar,
  Sidebar,
  SidebarGroups,
  SortCell,
} from './components/CollectionLayout';
import { FilterGroups } from './components/FilterGroups';
import { FilterSheet } from './components/FilterSheet';
import { ListHeadTags } from './components/ListHeadTags';
import { PictureChoice } from './components/PictureChoice';
import { SortSelect } from './components/SortSelect';
import { chipsOf } from './facets';
import {
  selectFacetCounts,
  selectNarrowingFacets,
  selectResult,
} from './listSelectors';
import {
  facetsCleared,
  facetToggled,
  filtersCleared,
  pictureChanged,
  selectListState,
  sortChanged,
} from './listSlice';
import { appliedQuery, PICTURES } from './listState';
import { ResultList } from './ResultList';
import { listTitle, resultTexts } from './resultTexts';

export const CollectionsPage = () => {
  const list = useAppSelector(selectListState);
  const facets = useAppSelector(selectNarrowingFacets);
  const counts = useAppSelector(selectFacetCounts);
  const result = useAppSelector(selectResult);
  const { products, suggestions, isEmpty } = result;
  const { count, heading, announcement } = resultTexts(result, list);
  const chips = chipsOf(list.selected);
  // In an empty list without a filter, there is nothing to filter or sort.
  const withoutControls = (isEmpty && chips.length === 0) || undefined;
  const hasPictures = PICTURES.length > 1 && !isEmpty;
  const isWide = useMediaQuery(widerThan.tablet);
  const section = useRef<HTMLElement>(null);
  const dispatch = useAppDispatch();

  /** Dispatches a change of the list, and shows its first products. */
  const change = (action: UnknownAction) => {
    dispatch(action);
    // React renders the list later. The position saved here decides how many
    // cards the list begins with.
    scrollBackTo(section.current);
  };

  /** For a control that disappears: the list takes the focus. */
  const changeAndFocus = (action: UnknownAction) => {
    section.current?.focus({ preventScroll: true });
    change(action);
  };

  const groups = (
    <FilterGroups
      facets={facets}
      selected={list.selected}
      counts={counts}
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
      <ListHeadTags list={list} chips={chips} products={products} />
      <Announcer>{announcement}</Announcer>
      <Collection data-searched={appliedQuery(list) !== '' || undefined}>
        <PageHeading>{listTitle(list)}</PageHeading>
        {/* If no product matches, the heading answers the search. */}
        {products.length === 0 && suggestions.length > 0 && (
          <SectionHeading>{heading}</SectionHeading>
        )}
        <CollectionColumns>
          {facets.length > 0 && (
            <Sidebar
              aria-label={t('Filters')}
              data-without-controls={withoutControls}
            >
              <SidebarGroups tabIndex={-1}>{groups}</SidebarGroups>
            </Sidebar>
          )}
          <Results ref={section} tabIndex={-1} aria-label={t('Products')}>
            <ResultsBar data-without-controls={withoutControls}>
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
              {isWide && activeFilters}
              {!isEmpty && (
                <SortCell>
                  <SortSelect
                    selected={list.sort}
                    onSelect={(next) => change(sortChanged(next))}
                  />
                </SortCell>
              )}
            </ResultsBar>
            {(hasPictures || (!isWide && activeFilters)) && (
              <ChoicesRow>
                {/* In the tab order the chips follow the sort. */}
                {!isWide && activeFilters}
                {hasPictures && (
                  <PictureCell>
                    <PictureChoice
                      selected={list.picture}
                      onSelect={(next) => change(pictureChanged(next))}
                    />
                  </PictureCell>
                )}
              </ChoicesRow>
            )}
            <ResultList
              list={list}
              result={result}
              heading={heading}
              onClearFacets={() => changeAndFocus(facetsCleared())}
            />
          </Results>
        </CollectionColumns>
      </Collection>
    </>
  );
};
