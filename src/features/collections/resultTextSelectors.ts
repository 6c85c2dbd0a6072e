import { createSelector } from '@reduxjs/toolkit';
import { t, tCount } from '../../texts/t';
import { chipsOf, FACETS } from './facets';
import { selectResult } from './listSelectors';
import { selectAppliedQuery, selectSelected } from './listSlice';

/** The heading of the page: the values of the first facet that has any. */
export const selectTitle = createSelector(
  [selectSelected, selectAppliedQuery],
  (selected, query) => {
    const chips = FACETS.map((facet) => chipsOf([facet], selected)).find(
      ({ length }) => length > 0,
    );
    if (chips) return chips.map(({ text }) => text).join(', ');
    return query === '' ? t('All Collections') : t('“{query}”', { query });
  },
);

/** The number above the list, the heading within it, and what is announced. */
export const selectResultTexts = createSelector(
  [selectResult, selectAppliedQuery],
  ({ kind, products, suggestions, unfilteredCount, answer }, query) => {
    const found = tCount(
      products.length,
      '{count} product',
      '{count} products',
    );
    const suggested = tCount(
      suggestions.length,
      '{count} suggestion',
      '{count} suggestions',
    );
    const headingOf = () => {
      if (kind === 'both') return t('You may be looking for:');
      if (kind === 'suggestions')
        return t('No exact match. You may be looking for:');
      if (kind !== 'empty') return '';
      if (unfilteredCount > 0) return t('No products match these filters.');
      if (answer) return '';
      return query === ''
        ? t('There are no products yet.')
        : t('No product matches your search.');
    };
    const heading = headingOf();
    if (kind === 'searching')
      return { count: t('Searching…'), heading, announcement: '' };
    const heard = {
      products: found,
      both: `${found}. ${heading} ${suggested}`,
      suggestions: `${heading} ${suggested}`,
      failed: products.length > 0 ? found : '',
      empty: heading,
    }[kind];
    return {
      count: kind === 'suggestions' ? suggested : found,
      heading,
      // A screen reader reads the answer to a question first.
      announcement: [answer?.text, heard].filter(Boolean).join(' '),
    };
  },
);
