import type { UnknownAction } from '@reduxjs/toolkit';
import { useLayoutEffect, useRef } from 'react';
import { ActiveFilters } from '../components/collection/ActiveFilters';
import { CollectionLayout } from '../components/collection/CollectionLayout';
import { EmptyResult } from '../components/collection/EmptyResult';
import { FilterGroups } from '../components/collection/FilterGroups';
import { FilterSheet } from '../components/collection/FilterSheet';
import { SortSelect } from '../components/collection/SortSelect';
import { PageHeading } from '../components/ui/Page';
import { VisuallyHidden } from '../components/ui/VisuallyHidden';
import { FACET_LABELS, titleOf } from '../domain/labels';
import { appliedQuery, selectedCount, type FacetSelection } from '../domain/filters';
import { categoryToggled, filtersCleared, queryChanged, sortChanged, typeToggled } from '../store/filters';
import { ProductList } from './ProductList';
import { useDeferredList } from './useDeferredList';

/** Cards on the first screen of a phone: their images load at once. */
const FIRST_SCREEN = 4;

interface Chip {
  readonly facet: string;
  readonly label: string;
  readonly event: UnknownAction;
}

export const CollectionsPage = () => {
  const { current, shown, dispatchPress } = useDeferredList();
  const { products, counts, suggestion, url } = shown;
  const { categories, types, sort } = current.filters;
  const query = appliedQuery(current.filters);
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
  const startsOver = useRef(false);
  useLayoutEffect(() => {
    if (!startsOver.current) return;
    startsOver.current = false;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) list.current?.scrollIntoView();
  }, [shown]);

  const updateFilters = (event: UnknownAction) => {
    startsOver.current = true;
    dispatchPress(event);
  };
  const clear = () => {
    focusResult();
    updateFilters(filtersCleared());
  };
  const suggest = (text: string) => {
    focusResult();
    updateFilters(queryChanged(text));
  };

  // The type requires chips for every facet.
  const chips: Readonly<Record<keyof FacetSelection | 'query', readonly Chip[]>> = {
    categories: categories.map((label) => ({
      facet: FACET_LABELS.categories,
      label,
      event: categoryToggled(label),
    })),
    types: types.map((label) => ({
      facet: FACET_LABELS.types,
      label,
      event: typeToggled(label),
    })),
    query: query ? [{ facet: 'Search', label: `“${query}”`, event: queryChanged('') }] : [],
  };
  const active = Object.values(chips)
    .flat()
    .map(({ event, ...chip }) => ({ ...chip, onRemove: () => updateFilters(event) }));

  const filters = (
    <FilterGroups
      categories={categories}
      types={types}
      counts={counts}
      onToggleCategory={(category) => updateFilters(categoryToggled(category))}
      onToggleType={(type) => updateFilters(typeToggled(type))}
    />
  );

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
        sort={<SortSelect chosen={sort} onChoose={(chosen) => updateFilters(sortChanged(chosen))} />}
        active={<ActiveFilters filters={active} onClear={clear} onEmptied={focusResult} />}
        busy={shown !== current}
        onCardFocus={(card) => (focusedCard.current = card)}
      >
        {products.length > 0 ? (
          <>
            <VisuallyHidden as="h2">Products</VisuallyHidden>
            <ProductList products={products} listKey={url} eager={FIRST_SCREEN} />
          </>
        ) : (
          <EmptyResult suggestion={suggestion} onSuggest={suggest} onClear={clear} />
        )}
      </CollectionLayout>
    </>
  );
};
