import type { UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { titleOf, HeadTags } from '../../routing/HeadTags';
import { PATHS } from '../../routing/paths';
import { widerThan } from '../../styles/theme';
import { Announcer } from '../../ui/Announcer';
import { PageHeading } from '../../ui/Page';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { productCountText } from '../catalogue/product';
import { ActiveFilters } from './components/ActiveFilters';
import {
  ResultsBar,
  ChipsRow,
  ResultCards,
  Collection,
  CollectionColumns,
  Results,
  ResultCount,
  Sidebar,
  SidebarGroups,
  SortCell,
} from './components/CollectionLayout';
import { EmptyResult } from './components/EmptyResult';
import { FilterGroups } from './components/FilterGroups';
import { FilterSheet } from './components/FilterSheet';
import { SortSelect } from './components/SortSelect';
import { countSelected } from './filters';
import {
  facetToggled,
  filtersCleared,
  queryChanged,
  selectChips,
  selectFacetCounts,
  selectNarrowingFacets,
  selectFilters,
  selectSuggestion,
  selectUrl,
  selectVisibleProducts,
  sortChanged,
} from './filtersSlice';
import { ProductList } from './ProductList';

export const CollectionsPage = () => {
  const dispatch = useAppDispatch();
  const url = useAppSelector(selectUrl);
  const { selected, sort } = useAppSelector(selectFilters);
  const chips = useAppSelector(selectChips);
  const products = useAppSelector(selectVisibleProducts);
  const facets = useAppSelector(selectNarrowingFacets);
  const counts = useAppSelector(selectFacetCounts);
  const suggestion = useAppSelector(selectSuggestion);
  const isWide = useMediaQuery(widerThan.tablet);
  const list = useRef<HTMLDivElement>(null);
  const resultCount = useRef<HTMLParagraphElement>(null);

  /** Changes the list, and shows its first products. */
  const change = (event: UnknownAction) => {
    dispatch(event);
    // Not in the next frame: Back may come first.
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) list.current?.scrollIntoView();
  };

  /** For a control that disappears: the number of results takes the focus. */
  const changeAndFocus = (event: UnknownAction) => {
    change(event);
    resultCount.current?.focus({ preventScroll: true });
  };

  const names = chips.map(({ text }) => text);
  const announcement =
    products.length > 0
      ? productCountText(products.length)
      : `No products found for ${names.join(', ')}`;

  const groups = (
    <FilterGroups
      facets={facets}
      selected={selected}
      counts={counts}
      onToggle={(facet, value) => change(facetToggled({ facet, value }))}
    />
  );

  const shownChips = chips.length > 0 && (
    <ActiveFilters
      chips={chips}
      onRemove={({ facet, key }) =>
        changeAndFocus(
          facet === 'query'
            ? queryChanged('')
            : facetToggled({ facet, value: key }),
        )
      }
      onClear={() => changeAndFocus(filtersCleared())}
    />
  );

  return (
    <>
      <HeadTags
        title={titleOf([...names, 'Collections'].join(' · '))}
        url={url}
        isIndexed={url === PATHS.collections}
      />
      <Announcer>{announcement}</Announcer>
      <Collection>
        <PageHeading>All Collections</PageHeading>
        <CollectionColumns>
          {facets.length > 0 && (
            <Sidebar aria-label="Filters">
              <SidebarGroups>{groups}</SidebarGroups>
            </Sidebar>
          )}
          <Results ref={list}>
            <ResultsBar>
              {facets.length > 0 && (
                <FilterSheet
                  selectedCount={countSelected(selected)}
                  productCount={products.length}
                  announcement={announcement}
                  onClear={() => change(filtersCleared())}
                >
                  {groups}
                </FilterSheet>
              )}
              <ResultCount ref={resultCount} tabIndex={-1}>
                {productCountText(products.length)}
              </ResultCount>
              {isWide && shownChips}
              <SortCell>
                <SortSelect
                  selected={sort}
                  onSelect={(next) => change(sortChanged(next))}
                />
              </SortCell>
            </ResultsBar>
            {/* The order of the document is that of the focus. */}
            {!isWide && shownChips && <ChipsRow>{shownChips}</ChipsRow>}
            <ResultCards>
              {products.length > 0 ? (
                <>
                  <VisuallyHidden as="h2">Products</VisuallyHidden>
                  <ProductList products={products} />
                </>
              ) : (
                <EmptyResult
                  suggestion={suggestion}
                  onSuggest={(query) => changeAndFocus(queryChanged(query))}
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
