import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useLayoutEffect, useRef } from 'react';
import { ActiveFilters } from './components/ActiveFilters';
import { CollectionLayout } from './components/CollectionLayout';
import { EmptyResult } from './components/EmptyResult';
import { FilterGroups } from './components/FilterGroups';
import { FilterSheet } from './components/FilterSheet';
import { SortSelect } from './components/SortSelect';
import { PageHeading } from '../../ui/Page';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { FACETS, selectedCount, type Facet } from './facets';
import { appliedQuery } from './filters';
import { PATHS } from '../navigation/paths';
import { titleOf } from '../../ui/title';
import {
  facetToggled,
  filtersCleared,
  queryChanged,
  selectFilters,
  sortChanged,
} from './filtersSlice';
import {
  selectFacetCounts,
  selectSuggestion,
  selectVisibleProducts,
} from './collectionSelectors';
import { toUrl } from './url';
import { ProductList } from './ProductList';

/** Cards on the first screen of a phone: their images load at once. */
const FIRST_SCREEN = 4;

export const CollectionsPage = () => {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectFilters);
  const products = useAppSelector(selectVisibleProducts);
  const counts = useAppSelector(selectFacetCounts);
  const suggestion = useAppSelector(selectSuggestion);
  const query = appliedQuery(filters);
  const list = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLParagraphElement>(null);

  const focusResult = () => result.current?.focus({ preventScroll: true });

  // On Back the list may not hold the card that has focus.
  const focusedCard = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focusedCard.current || focusedCard.current.isConnected) return;
    focusedCard.current = null;
    if (document.activeElement === document.body) focusResult();
  }, [products]);

  const updateFilters = (event: UnknownAction) => {
    dispatch(event);
    // The new list is shown from its beginning. In the next frame, so that the
    // page is laid out once.
    requestAnimationFrame(() => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) list.current?.scrollIntoView();
    });
  };
  const clear = () => {
    focusResult();
    updateFilters(filtersCleared());
  };
  const suggest = (text: string) => {
    focusResult();
    updateFilters(queryChanged(text));
  };

  const toggle = (facet: Facet, value: string) =>
    updateFilters(facetToggled({ facet, value }));
  const search = {
    facet: 'Search',
    label: `“${query}”`,
    onRemove: () => updateFilters(queryChanged('')),
  };
  const active = [
    ...FACETS.flatMap(({ name, label: facet }) =>
      filters[name].map((label) => ({
        facet,
        label,
        onRemove: () => toggle(name, label),
      })),
    ),
    ...(query ? [search] : []),
  ];

  const groups = (
    <FilterGroups selection={filters} counts={counts} onToggle={toggle} />
  );

  return (
    <>
      <title>{titleOf('Collections')}</title>
      <CollectionLayout
        ref={list}
        heading={<PageHeading>All Collections</PageHeading>}
        filters={groups}
        sheet={
          <FilterSheet
            chosenCount={selectedCount(filters)}
            productCount={products.length}
            onClear={() => updateFilters(filtersCleared())}
          >
            {groups}
          </FilterSheet>
        }
        count={products.length}
        countRef={result}
        sort={
          <SortSelect
            chosen={filters.sort}
            onChoose={(chosen) => updateFilters(sortChanged(chosen))}
          />
        }
        active={
          <ActiveFilters
            filters={active}
            onClear={clear}
            onEmptied={focusResult}
          />
        }
        onCardFocus={(card) => (focusedCard.current = card)}
      >
        {products.length > 0 ? (
          <>
            <VisuallyHidden as="h2">Products</VisuallyHidden>
            <ProductList
              products={products}
              listKey={toUrl({ pathname: PATHS.collections }, filters)}
              eager={FIRST_SCREEN}
            />
          </>
        ) : (
          <EmptyResult
            suggestion={suggestion}
            onSuggest={suggest}
            onClear={clear}
          />
        )}
      </CollectionLayout>
    </>
  );
};
