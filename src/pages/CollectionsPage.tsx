import type { UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { ActiveFilters } from '../components/collection/ActiveFilters';
import { CollectionLayout } from '../components/collection/CollectionLayout';
import { EmptyResult } from '../components/collection/EmptyResult';
import { FilterButton } from '../components/collection/FilterButton';
import { FilterGroups } from '../components/collection/FilterGroups';
import { FilterSheet } from '../components/collection/FilterSheet';
import { ProductList } from '../components/collection/ProductList';
import { ResultCount } from '../components/collection/ResultCount';
import { SortSelect } from '../components/collection/SortSelect';
import { PageHeading } from '../components/ui/Headings';
import { useSheet } from '../components/ui/useSheet';
import { VisuallyHidden } from '../components/ui/VisuallyHidden';
import { selectedCount, type FacetSelection } from '../domain/filters';
import { selectAppliedQuery } from '../selectors/filters';
import { selectFacetCounts } from '../selectors/collection';
import { categoryToggled, filtersCleared, queryChanged, sortChanged, typeToggled } from '../store/filters';
import { useAppSelector } from '../store/hooks';
import type { PageProps } from './PageProps';
import { useDeferredList } from './useDeferredList';

/** Cards whose pictures are fetched at once: what a phone shows first. */
const FIRST_SCREEN = 4;

/** A choice that can be taken back, and what is asked by it. */
interface Chip {
  readonly label: string;
  readonly event: UnknownAction;
}

export const CollectionsPage = ({ location }: PageProps) => {
  const query = useAppSelector(selectAppliedQuery);
  const counts = useAppSelector(selectFacetCounts);
  const { current, shown, press } = useDeferredList();
  const { products, suggestion, url } = shown;
  const { categories, types, sort } = current.filters;
  const list = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const { sheet, opener, open } = useSheet();

  const focusResult = () => result.current?.focus({ preventScroll: true });

  // Whoever asks anew from far down the list is answered from its beginning, not from somewhere in its middle.
  const ask = (event: UnknownAction) => {
    press(event);
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) list.current?.scrollIntoView();
  };
  const clear = () => {
    focusResult();
    ask(filtersCleared());
  };

  // A group without its chips does not compile.
  const chips: Readonly<Record<keyof FacetSelection | 'query', readonly Chip[]>> = {
    categories: categories.map((label) => ({ label, event: categoryToggled(label) })),
    types: types.map((label) => ({ label, event: typeToggled(label) })),
    query: query ? [{ label: `“${query}”`, event: queryChanged('') }] : [],
  };
  const active = Object.values(chips)
    .flat()
    .map(({ label, event }) => ({ label, onRemove: () => ask(event) }));

  const filters = (
    <FilterGroups
      categories={categories}
      types={types}
      counts={counts}
      onToggleCategory={(category) => ask(categoryToggled(category))}
      onToggleType={(type) => ask(typeToggled(type))}
    />
  );

  return (
    <>
      <title>Collections · Weft</title>
      <CollectionLayout
        ref={list}
        heading={<PageHeading>All Collections</PageHeading>}
        filters={filters}
        opener={<FilterButton ref={opener} chosen={selectedCount(current.filters)} onOpen={open} />}
        count={<ResultCount ref={result} count={current.products.length} />}
        sort={<SortSelect chosen={sort} onChoose={(chosen) => ask(sortChanged(chosen))} />}
        active={<ActiveFilters filters={active} onClear={clear} onEmptied={focusResult} />}
        busy={shown !== current}
      >
        <VisuallyHidden as="h2">Products</VisuallyHidden>
        {products.length > 0 ? (
          <ProductList products={products} place={`${location.key} ${url}`} eager={FIRST_SCREEN} />
        ) : (
          <EmptyResult
            suggestion={suggestion}
            onSuggest={(text) => {
              focusResult();
              ask(queryChanged(text));
            }}
            onClear={clear}
          />
        )}
      </CollectionLayout>
      <FilterSheet sheet={sheet} count={current.products.length} onClear={() => ask(filtersCleared())}>
        {filters}
      </FilterSheet>
    </>
  );
};
