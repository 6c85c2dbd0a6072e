import { t } from '../../texts/t';
import { LoadFailure } from '../../ui/LoadFailure';
import { SectionHeading } from '../../ui/Page';
import { ResultCards } from './components/CollectionLayout';
import { SearchAnswer } from './components/SearchAnswer';
import { EmptyResult } from './EmptyResult';
import type { Result } from './listSelectors';
import type { ListState } from './listState';
import { ProductList } from './ProductList';

interface Props {
  list: ListState;
  result: Result;
  heading: string;
  onClearFacets: () => void;
}

/** The answer, the products and the suggestions, or what the list has instead. */
export const ResultList = ({ list, result, heading, onClearFacets }: Props) => {
  const { products, suggestions, answer, hasFailed, isEmpty } = result;
  return (
    <ResultCards>
      {answer && <SearchAnswer {...answer} />}
      {products.length > 0 && <ProductList list={list} products={products} />}
      {suggestions.length > 0 && (
        <>
          {products.length > 0 && <SectionHeading>{heading}</SectionHeading>}
          <ProductList list={list} products={suggestions} />
        </>
      )}
      {hasFailed && (
        <LoadFailure>{t('The search could not be loaded.')}</LoadFailure>
      )}
      {isEmpty && (
        <EmptyResult
          heading={heading}
          countWithoutFacets={result.countWithoutFacets}
          onClearFacets={onClearFacets}
        />
      )}
    </ResultCards>
  );
};
