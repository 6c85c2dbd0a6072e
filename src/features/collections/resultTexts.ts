import { createSelector } from '@reduxjs/toolkit';
import { t, tCount } from '../../texts/t';
import type { Chip } from './filters';
import { selectAppliedQuery } from './filtersSlice';
import { selectChips, selectResult } from './listSelectors';

type Result = ReturnType<typeof selectResult>;

interface ResultTexts {
  /** The number in the bar above the list. */
  count: string;
  /** The heading of the suggestions, or of an empty list. */
  heading: string;
  announcement: string;
}

const productsText = (count: number) =>
  tCount(count, '{count} product', '{count} products');

const emptyTexts = (
  count: string,
  { isSearching, countWithoutFacets, answer }: Result,
  query: string,
  filters: string,
): ResultTexts => {
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
  if (filters === '')
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

const resultTexts = (
  result: Result,
  query: string,
  chips: readonly Chip[],
): ResultTexts => {
  const { isExact } = result;
  const productCount = result.products.length;
  const suggestionCount = result.suggestions.length;
  const count = productsText(productCount);
  if (suggestionCount === 0) {
    const filters = chips.map(({ text }) => text).join(', ');
    return productCount > 0
      ? { count, heading: '', announcement: count }
      : emptyTexts(count, result, query, filters);
  }

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
  const found = productsText(suggestionCount);
  const heading = t('For “{query}”: {products}', { query, products: found });
  return { count: found, heading, announcement: heading };
};

/** The texts that say what the list shows. */
export const selectResultTexts = createSelector(
  [selectResult, selectAppliedQuery, selectChips],
  resultTexts,
);
