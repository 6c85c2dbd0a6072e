import { useRef } from 'react';
import { ActiveFilters, type ActiveFilter } from '../components/collection/ActiveFilters';
import { CollectionLayout } from '../components/collection/CollectionLayout';
import { EmptyResult } from '../components/collection/EmptyResult';
import { FilterPanel } from '../components/collection/FilterPanel';
import { ResultCount } from '../components/collection/ResultCount';
import { SortSelect } from '../components/collection/SortSelect';
import { PageHeading } from '../components/ui/Headings';
import { ProductGrid } from '../components/ui/ProductGrid';
import { VisuallyHidden } from '../components/ui/VisuallyHidden';
import {
  selectAppliedQuery,
  selectFacetCounts,
  selectFilters,
  selectVisibleProducts,
} from '../selectors/collection';
import { categoryToggled, cleared, queryTyped, sortChosen, typeToggled } from '../store/filters';
import { useAppDispatch, useAppSelector } from '../store/hooks';

const FIRST_SCREEN = 4;

export const CollectionsPage = () => {
  const dispatch = useAppDispatch();
  const { categories, types, sort } = useAppSelector(selectFilters);
  const query = useAppSelector(selectAppliedQuery);
  const products = useAppSelector(selectVisibleProducts);
  const counts = useAppSelector(selectFacetCounts);
  const result = useRef<HTMLParagraphElement>(null);

  const focusResult = () => result.current?.focus();
  const clear = () => {
    focusResult();
    dispatch(cleared());
  };

  const active: ActiveFilter[] = [
    ...categories.map((label) => ({ label, onRemove: () => dispatch(categoryToggled(label)) })),
    ...types.map((label) => ({ label, onRemove: () => dispatch(typeToggled(label)) })),
    ...(query ? [{ label: `“${query}”`, onRemove: () => dispatch(queryTyped('')) }] : []),
  ];

  return (
    <CollectionLayout
      heading={<PageHeading>All Collections</PageHeading>}
      filters={
        <FilterPanel
          categories={categories}
          types={types}
          counts={counts}
          onToggleCategory={(category) => dispatch(categoryToggled(category))}
          onToggleType={(type) => dispatch(typeToggled(type))}
        />
      }
      count={<ResultCount ref={result} count={products.length} />}
      sort={<SortSelect chosen={sort} onChoose={(chosen) => dispatch(sortChosen(chosen))} />}
      active={<ActiveFilters filters={active} onClear={clear} onEmptied={focusResult} />}
    >
      <title>Collections · Weft</title>
      <VisuallyHidden as="h2">Products</VisuallyHidden>
      {products.length > 0 ? (
        <ProductGrid products={products} across={4} eager={FIRST_SCREEN} />
      ) : (
        <EmptyResult onClear={clear} />
      )}
    </CollectionLayout>
  );
};
