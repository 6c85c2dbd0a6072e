import { useDispatch, useSelector } from 'react-redux';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useDeferredValue, useLayoutEffect, useReducer, useRef } from 'react';
import { ActiveFilters } from './components/ActiveFilters';
import { CollectionLayout } from './components/CollectionLayout';
import { EmptyResult } from './components/EmptyResult';
import { FilterGroups } from './components/FilterGroups';
import { FilterSheet } from './components/FilterSheet';
import { SortSelect } from './components/SortSelect';
import { PageHeading } from '../../ui/Page';
import { useIsHydrating } from '../../ui/useIsHydrating';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { FACETS, selectedCount, type Facet } from './facets';
import { appliedQuery } from './filters';
import { titleOf } from '../../ui/title';
import { facetToggled, filtersCleared, queryChanged, sortChanged } from './filtersSlice';
import { selectList } from './collectionSelectors';
import { ProductList } from './ProductList';

/** Cards on the first screen of a phone: their images load at once. */
const FIRST_SCREEN = 4;

export const CollectionsPage = () => {
  const dispatch = useDispatch();
  const current = useSelector(selectList);
  const query = appliedQuery(current.filters);
  const [presses, countPress] = useReducer((count: number) => count + 1, 0);
  // Deferred, so that the controls respond at once. On Back the products are rendered together with the deferred
  // location, whose scroll position depends on them.
  const deferred = useDeferredValue(current);
  // The list of the URL replaces the prerendered one before it is seen.
  const wasHydrating = useDeferredValue(useIsHydrating());
  const shown = wasHydrating ? current : deferred;
  const shownPresses = useDeferredValue(presses);
  const list = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLParagraphElement>(null);

  const focusResult = () => result.current?.focus({ preventScroll: true });

  // The next list may not hold the card that has focus.
  const focusedCard = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focusedCard.current || focusedCard.current.isConnected) return;
    focusedCard.current = null;
    if (document.activeElement === document.body) focusResult();
  }, [shown]);

  // The list after a press is shown from its beginning.
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (shownPresses > 0 && top < 0) list.current?.scrollIntoView();
  }, [shownPresses]);

  const updateFilters = (event: UnknownAction) => {
    countPress();
    dispatch(event);
  };
  const clear = () => {
    focusResult();
    updateFilters(filtersCleared());
  };
  const suggest = (text: string) => {
    focusResult();
    updateFilters(queryChanged(text));
  };

  const toggle = (facet: Facet, value: string) => updateFilters(facetToggled({ facet, value }));
  const search = { facet: 'Search', label: `“${query}”`, onRemove: () => updateFilters(queryChanged('')) };
  const active = [
    ...FACETS.flatMap(({ name, label: facet }) =>
      current.filters[name].map((label) => ({ facet, label, onRemove: () => toggle(name, label) })),
    ),
    ...(query ? [search] : []),
  ];

  const filters = <FilterGroups selection={current.filters} counts={current.counts} onToggle={toggle} />;

  return (
    <>
      <title>{titleOf('Collections')}</title>
      <CollectionLayout
        ref={list}
        heading={<PageHeading>All Collections</PageHeading>}
        filters={filters}
        sheet={
          <FilterSheet
            chosenCount={selectedCount(current.filters)}
            productCount={current.products.length}
            onClear={() => updateFilters(filtersCleared())}
          >
            {filters}
          </FilterSheet>
        }
        count={current.products.length}
        countRef={result}
        sort={
          <SortSelect
            chosen={current.filters.sort}
            onChoose={(chosen) => updateFilters(sortChanged(chosen))}
          />
        }
        active={<ActiveFilters filters={active} onClear={clear} onEmptied={focusResult} />}
        busy={shown !== current}
        onCardFocus={(card) => (focusedCard.current = card)}
      >
        {shown.products.length > 0 ? (
          <>
            <VisuallyHidden as="h2">Products</VisuallyHidden>
            <ProductList products={shown.products} listKey={shown.url} eager={FIRST_SCREEN} />
          </>
        ) : (
          <EmptyResult suggestion={shown.suggestion} onSuggest={suggest} onClear={clear} />
        )}
      </CollectionLayout>
    </>
  );
};
