import { t, tCount } from '../../texts/t';
import type { Result } from './listSelectors';
import { appliedQuery, type ListState } from './listState';

/** The heading of the page. */
export const listTitle = (list: ListState) => {
  const { category = [] } = list.selected;
  if (category.length === 1) return category[0];
  const query = appliedQuery(list);
  return query === '' ? t('All Collections') : t('“{query}”', { query });
};

/** The heading of a list without products. */
const emptyHeading = (
  { countWithoutFacets, answer }: Result,
  list: ListState,
) => {
  if (countWithoutFacets > 0) return t('No products match these filters.');
  if (answer) return '';
  return appliedQuery(list) === ''
    ? t('There are no products yet.')
    : t('No product matches your search.');
};

/** The number above the list, the heading within it, and what is announced. */
export const resultTexts = (result: Result, list: ListState) => {
  const { kind, products, suggestions, answer } = result;
  const count = tCount(products.length, '{count} product', '{count} products');
  const suggested = tCount(
    suggestions.length,
    '{count} suggestion',
    '{count} suggestions',
  );
  /** A screen reader reads the answer to a question first. */
  const announce = (text: string) =>
    [answer?.text, text].filter(Boolean).join(' ');
  switch (kind) {
    case 'both':
      return {
        count,
        heading: t('You may be looking for:'),
        announcement: announce(`${count}. ${suggested}.`),
      };
    case 'suggestions':
      return {
        count: suggested,
        heading: t('No exact match. You may be looking for:'),
        announcement: announce(`${t('No exact match.')} ${suggested}.`),
      };
    case 'searching':
      return { count: t('Searching…'), heading: '', announcement: '' };
    case 'empty': {
      const heading = emptyHeading(result, list);
      return { count, heading, announcement: announce(heading) };
    }
    case 'failed': {
      const found = products.length > 0 ? count : '';
      return { count, heading: '', announcement: announce(found) };
    }
    case 'products':
      return { count, heading: '', announcement: announce(count) };
  }
};
