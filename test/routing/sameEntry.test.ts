import { isSameEntry } from '../../src/features/collection/url';

const LIST = '/Collections';
const MEN = `${LIST}?category=Men`;

it.each([
  ['a chosen filter', LIST, MEN],
  ['a sort', MEN, `${MEN}&sort=low-to-high`],
  ['a filter chosen while the query is typed', LIST, `${MEN}&q=te`],
  ['another page', MEN, '/cart'],
  ['the list from another page', '/cart', MEN],
])('should add a history entry for %s', (_, from, to) => {
  expect(isSameEntry(from, to)).toBe(false);
});

it.each([
  ['a typed query', `${MEN}&q=t`, `${MEN}&q=te`],
  ['a query that is removed', `${LIST}?q=tee`, LIST],
  ['the canonical form of a URL', '/collections/?q=&category=Men', MEN],
  ['the canonical form of a path', '/CART/?a=b', '/cart'],
])('should keep the history entry for %s', (_, from, to) => {
  expect(isSameEntry(from, to)).toBe(true);
});
