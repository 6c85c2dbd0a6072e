import { createSelector } from '@reduxjs/toolkit';
import { t, tCount } from '../../texts/t';
import { selectResult } from './listSelectors';
import { selectAppliedQuery, selectSelected } from './listSlice';

/** The heading of the page. */
export const selectTitle = createSelector(
  [selectSelected, selectAppliedQuery],
  ({ category = [] }, query) => {
    const [first, ...others] = category;
    if (first && others.length === 0) return first;
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
    const emptyHeading = () => {
      if (unfilteredCount > 0) return t('No products match these filters.');
      if (answer) return '';
      return query === ''
        ? t('There are no products yet.')
        : t('No product matches your search.');
    };
    const texts: Readonly<Record<typeof kind, readonly string[]>> = {
      products: [found, '', found],
      both: [found, t('You may be looking for:'), `${found}. ${suggested}.`],
      suggestions: [
        suggested,
        t('No exact match. You may be looking for:'),
        `${t('No exact match.')} ${suggested}.`,
      ],
      searching: [t('Searching…')],
      failed: [found, '', products.length > 0 ? found : ''],
      empty: [found, emptyHeading(), emptyHeading()],
    };
    const [count = '', heading = '', announced] = texts[kind];
    const announcement =
      kind === 'searching'
        ? ''
        : // A screen reader reads the answer to a question first.
          [answer?.text, announced].filter(Boolean).join(' ');
    return { count, heading, announcement };
  },
);
