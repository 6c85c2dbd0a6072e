import { t, tCount } from '../../texts/t';
import type { Answer } from './search/questions';

interface Result {
  /** The number of products whose names match. */
  readonly productCount: number;
  readonly suggestionCount: number;
  /** Whether the suggestions have all words of the query. */
  readonly isExact: boolean;
  /** Whether the suggestions are not found yet. */
  readonly isSearching: boolean;
  readonly countWithoutFacets: number;
  readonly query: string;
  /** The texts of the active filters, among them the query. */
  readonly filterTexts: readonly string[];
  readonly answer: Answer | undefined;
}

interface ResultTexts {
  /** The number in the bar above the list. */
  readonly count: string;
  /** The heading of the suggestions, or of an empty list. */
  readonly heading: string;
  readonly announcement: string;
}

const emptyTexts = (
  count: string,
  { isSearching, countWithoutFacets, query, filterTexts, answer }: Result,
): ResultTexts => {
  const filters = filterTexts.join(', ');
  if (countWithoutFacets > 0)
    return {
      count,
      heading: query
        ? t('No products match “{query}” with these filters.', { query })
        : t('No products match these filters.'),
      announcement: t(
        'No products found for {filters}. {count} without filters.',
        { filters, count: countWithoutFacets },
      ),
    };
  if (isSearching) return { count, heading: '', announcement: '' };
  if (answer) return { count, heading: '', announcement: answer.text };
  if (filterTexts.length === 0)
    return {
      count,
      heading: t('There are no products yet.'),
      announcement: count,
    };
  return {
    count,
    heading: t('No product matches your search.'),
    announcement: t('No products found for {filters}', { filters }),
  };
};

/** The texts that say what the list shows. */
export const resultTexts = (result: Result): ResultTexts => {
  const { productCount, suggestionCount, isExact, query } = result;
  const count = tCount(productCount, '{count} product', '{count} products');
  if (suggestionCount === 0)
    return productCount > 0
      ? { count, heading: '', announcement: count }
      : emptyTexts(count, result);

  const suggestions = tCount(
    suggestionCount,
    '{count} suggestion',
    '{count} suggestions',
  );
  if (productCount > 0)
    return {
      count,
      heading: t('You may be looking for:'),
      announcement: `${count}. ${suggestions}.`,
    };
  if (!isExact)
    return {
      count: suggestions,
      heading: t('No exact match. You may be looking for:'),
      announcement: `${t('No exact match.')} ${suggestions}.`,
    };
  const found = tCount(suggestionCount, '{count} product', '{count} products');
  const heading = t('For “{query}”: {products}', { query, products: found });
  return { count: found, heading, announcement: heading };
};
