import { createSelector } from '@reduxjs/toolkit';
import { t, tCount } from '../../texts/t';
import { selectAppliedQuery } from './listSlice';
import { selectResult } from './listSelectors';

type Result = ReturnType<typeof selectResult>;

const productsText = (count: number) =>
  tCount(count, '{count} product', '{count} products');

/** The heading of a list without products and suggestions. */
const emptyHeading = (
  { countWithoutFacets, isSearching, answer }: Result,
  query: string,
) => {
  if (countWithoutFacets > 0) return t('No products match these filters.');
  if (isSearching || answer) return '';
  return query
    ? t('No product matches your search.')
    : t('There are no products yet.');
};

/** The number above the list, and the heading of suggestions or no products. */
const resultTexts = (result: Result, query: string) => {
  const { products, suggestions, isSearching, answer } = result;
  const count = productsText(products.length);
  if (suggestions.length === 0 && products.length > 0)
    return { count, heading: '', announcement: count };
  if (suggestions.length === 0) {
    const heading = emptyHeading(result, query);
    const answerText = isSearching ? '' : (answer?.text ?? '');
    return { count, heading, announcement: heading || answerText };
  }

  const suggested = tCount(
    suggestions.length,
    '{count} suggestion',
    '{count} suggestions',
  );
  if (products.length > 0)
    return {
      count,
      heading: t('You may be looking for:'),
      announcement: `${count}. ${suggested}.`,
    };
  return {
    count: suggested,
    heading: t('No exact match. You may be looking for:'),
    announcement: `${t('No exact match.')} ${suggested}.`,
  };
};

/** The texts that say what the list shows. */
export const selectResultTexts = createSelector(
  [selectResult, selectAppliedQuery],
  resultTexts,
);
