import type { UnknownAction } from '@reduxjs/toolkit';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { Announcer } from '../../ui/Announcer';
import { PageHeading } from '../../ui/Page';
import { titleOf } from '../../ui/title';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PageHead } from '../../routing/components/PageHead';
import { PATHS } from '../../routing/paths';
import { ProductList } from './ProductList';
import type { ActiveFilter } from './activeFilters';
import {
  selectActiveFilters,
  selectFacetCounts,
  selectSuggestion,
  selectVisibleProducts,
} from './collectionSelectors';
import { ActiveFilters } from './components/ActiveFilters';
import { CollectionLayout } from './components/CollectionLayout';
import { EmptyResult } from './components/EmptyResult';
import { FilterGroups } from './components/FilterGroups';
import { FilterSheet } from './components/FilterSheet';
import { SortSelect } from './components/SortSelect';
import { selectedCount } from './facetSelection';
import { FACETS, type FacetName } from './facets';
import {
  facetChanged,
  filtersCleared,
  queryChanged,
  selectFilters,
  sortChanged,
} from './filtersSlice';
import { productsIn } from './matchAndSort';
import { toUrl } from './url';
import { useListStart } from './useListStart';
import { useResultFocus } from './useResultFocus';

/** A shop with one category and one type has nothing to choose from. */
const HAS_CHOICES = FACETS.some(({ values }) => values.length !== 1);

/** Cards on the first screen of a phone: their images load at once. */
const FIRST_SCREEN = 4;

export const CollectionsPage = () => {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectFilters);
  const activeFilters = useAppSelector(selectActiveFilters);
  const products = useAppSelector(selectVisibleProducts);
  const counts = useAppSelector(selectFacetCounts);
  const suggestion = useAppSelector(selectSuggestion);
  const { list, showStart } = useListStart();
  const { result, focusResult, onCardFocus } = useResultFocus(products);

  const changeList = (event: UnknownAction) => {
    dispatch(event);
    showStart();
  };
  const toggle = (facet: FacetName, value: string) => {
    const selected = filters[facet];
    const isSelected = selected.includes(value);
    const others = selected.filter((each) => each !== value);
    const texts = isSelected ? others : [...selected, value];
    changeList(facetChanged({ facet, texts }));
  };
  const search = (query: string) => changeList(queryChanged(query));
  const remove = ({ facet, value }: ActiveFilter) =>
    facet === 'query' ? search('') : toggle(facet, value);
  const clear = () => changeList(filtersCleared());
  const clearAndFocus = () => {
    focusResult();
    clear();
  };
  const searchAndFocus = (query: string) => {
    focusResult();
    search(query);
  };

  const names = activeFilters.map(({ label }) => label);
  const url = toUrl({ pathname: PATHS.collections }, filters);

  const announcement =
    products.length > 0
      ? productsIn(products.length)
      : `No products found for ${names.join(', ')}`;

  const groups = (
    <FilterGroups selection={filters} counts={counts} onToggle={toggle} />
  );

  return (
    <>
      <PageHead
        title={titleOf([...names, 'Collections'].join(' · '))}
        path={url}
        isListed={url === PATHS.collections}
      />
      <Announcer>{announcement}</Announcer>
      <CollectionLayout
        ref={list}
        heading={<PageHeading>All Collections</PageHeading>}
        filters={HAS_CHOICES && groups}
        sheet={
          HAS_CHOICES && (
            <FilterSheet
              chosenCount={selectedCount(filters)}
              productCount={products.length}
              announcement={announcement}
              onClear={clear}
            >
              {groups}
            </FilterSheet>
          )
        }
        count={products.length}
        countRef={result}
        sort={
          <SortSelect
            chosen={filters.sort}
            onChoose={(sort) => changeList(sortChanged(sort))}
          />
        }
        active={
          activeFilters.length > 0 && (
            <ActiveFilters
              filters={activeFilters}
              onRemove={remove}
              onClear={clearAndFocus}
              onEmptied={focusResult}
            />
          )
        }
        onCardFocus={onCardFocus}
      >
        {products.length > 0 ? (
          <>
            <VisuallyHidden as="h2">Products</VisuallyHidden>
            <ProductList
              products={products}
              listKey={url}
              eager={FIRST_SCREEN}
            />
          </>
        ) : (
          <EmptyResult
            suggestion={suggestion}
            onSuggest={searchAndFocus}
            onClear={clearAndFocus}
          />
        )}
      </CollectionLayout>
    </>
  );
};
