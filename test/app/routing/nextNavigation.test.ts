import { nextNavigation } from '../../../src/app/routing/nextNavigation';

const LIST = '/Collections';
const MEN = `${LIST}?category=Men`;

it.each([
  ['the browser is at the URL of the state', MEN, LIST, MEN],
  ['the state has not changed: the browser is ahead', '/about', LIST, LIST],
  ['the browser has moved to the URL of the state', MEN, undefined, MEN],
])('should do nothing where %s', (_, browser, before, after) => {
  expect(nextNavigation({ browser, before, after })).toBeUndefined();
});

const push = { isReplaced: false };
const replace = { isReplaced: true };

it.each([
  ['push a chosen filter', LIST, LIST, MEN, push],
  ['push a sort', MEN, MEN, `${MEN}&sort=low-to-high`, push],
  [
    'push a filter chosen while the query is typed',
    LIST,
    LIST,
    `${MEN}&q=te`,
    push,
  ],
  ['push another page', MEN, MEN, '/cart', push],
  ['push the list from another page', '/cart', '/cart', MEN, push],
  ['push over a page that is loading', '/orders', '/cart', MEN, push],
  ['replace a typed query', `${MEN}&q=t`, `${MEN}&q=t`, `${MEN}&q=te`, replace],
  [
    'replace a query that is removed',
    `${LIST}?q=tee`,
    `${LIST}?q=tee`,
    LIST,
    replace,
  ],
  [
    'replace a URL by its canonical form',
    '/collections/?q=&category=Men',
    undefined,
    MEN,
    replace,
  ],
  [
    'replace a path by its canonical form',
    '/CART/?a=b',
    undefined,
    '/cart',
    replace,
  ],
  [
    'push a filter chosen in the task of a navigation',
    LIST,
    undefined,
    MEN,
    push,
  ],
])('should %s', (_, browser, before, after, options) => {
  expect(nextNavigation({ browser, before, after })).toEqual({
    url: after,
    ...options,
  });
});
