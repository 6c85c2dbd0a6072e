import type { UnknownAction } from '@reduxjs/toolkit';
import { useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { ActiveFilters, type ActiveFilter } from '../components/collection/ActiveFilters';
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
import { differInQueryOnly } from '../domain/filters';
import { selectAppliedQuery, selectFacetCounts } from '../selectors/collection';
import { selectList } from '../selectors/list';
import { categoryToggled, cleared, queryTyped, sortChosen, typeToggled } from '../store/filters';
import { useAppDispatch, useAppSelector } from '../store/hooks';

const FIRST_SCREEN = 4;

export const CollectionsPage = () => {
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectAppliedQuery);
  const counts = useAppSelector(selectFacetCounts);
  const { key } = useLocation();
  const [asks, setAsks] = useState(0);
  const asked = useAppSelector(selectList);
  const before = useDeferredValue(asked);
  // A control answers the shopper's hand at once, and the list follows it. What Back brings is there at once:
  // the page scrolls to where it stood.
  const mayFollow = useDeferredValue(asks) !== asks || differInQueryOnly(asked.filters, before.filters);
  const answer = mayFollow ? before : asked;
  const { products, suggestion, address } = answer;
  const { categories, types, sort } = asked.filters;
  const list = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const { sheet, opener, open } = useSheet();

  const focusResult = () => result.current?.focus({ preventScroll: true });

  // Whoever asks anew from far down the list is answered from its beginning, not from somewhere in its middle.
  const ask = (event: UnknownAction) => {
    flushSync(() => {
      setAsks((count) => count + 1);
      dispatch(event);
    });
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) list.current?.scrollIntoView();
  };
  const clear = () => {
    focusResult();
    ask(cleared());
  };

  const active: ActiveFilter[] = [
    ...categories.map((label) => ({ label, onRemove: () => ask(categoryToggled(label)) })),
    ...types.map((label) => ({ label, onRemove: () => ask(typeToggled(label)) })),
    ...(query ? [{ label: `“${query}”`, onRemove: () => ask(queryTyped('')) }] : []),
  ];

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
        opener={<FilterButton ref={opener} chosen={categories.length + types.length} onOpen={open} />}
        count={<ResultCount ref={result} count={asked.products.length} />}
        sort={<SortSelect chosen={sort} onChoose={(chosen) => ask(sortChosen(chosen))} />}
        active={<ActiveFilters filters={active} onClear={clear} onEmptied={focusResult} />}
        busy={answer !== asked}
      >
        <VisuallyHidden as="h2">Products</VisuallyHidden>
        {products.length > 0 ? (
          <ProductList products={products} place={`${key} ${address}`} eager={FIRST_SCREEN} />
        ) : (
          <EmptyResult
            suggestion={suggestion}
            onSuggest={(text) => {
              focusResult();
              ask(queryTyped(text));
            }}
            onClear={clear}
          />
        )}
      </CollectionLayout>
      <FilterSheet sheet={sheet} count={asked.products.length} onClear={() => ask(cleared())}>
        {filters}
      </FilterSheet>
    </>
  );
};
