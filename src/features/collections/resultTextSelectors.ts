import { createSelector } from '@reduxjs/toolkit';
import { t, tCount } from '../../texts/t';
import { selectResult } from './listSelectors';
import { selectAppliedQuery, selectSelected } from './listSlice';

/** The heading of the page. */
export const selectTitle = createSelector(
  [selectSelected, selectAppliedQuery],
  ({ category = [], reduced = [] }, query) => {
    const [first, ...others] = category;
    if (first && others.length === 0) return first;
    if (query !== '') return t('“{query}”', { query });
    return reduced.length > 0 ? t('Reduced') : t('All Collections');
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
    const emptyHeading = () => {
      if (unfilteredCount > 0) return t('No products match these filters.');
      if (answer) return '';
      return query === ''
        ? t('There are no products yet.')
        : t('No product matches your search.');
    };
    const texts = (): { count: string; heading?: string; heard?: string } => {
      switch (kind) {
        case 'products':
          return { count: found, heard: found };
        case 'both':
          return {
            count: found,
            heading: t('You may be looking for:'),
            heard: `${found}. ${suggested}.`,
          };
        case 'suggestions':
          return {
            count: suggested,
            heading: t('No exact match. You may be looking for:'),
            heard: `${t('No exact match.')} ${suggested}.`,
          };
        case 'searching':
          return { count: t('Searching…') };
        case 'failed':
          return { count: found, heard: products.length > 0 ? found : '' };
        case 'empty':
          return {
            count: found,
            heading: emptyHeading(),
            heard: emptyHeading(),
          };
      }
    };
    const { count, heading = '', heard } = texts();
    const announcement =
      kind === 'searching'
        ? ''
        : // A screen reader reads the answer to a question first.
          [answer?.text, heard].filter(Boolean).join(' ');
    return { count, heading, announcement };
  },
);
