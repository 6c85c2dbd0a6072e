import fc from 'fast-check';
import { urlOf } from '../../src/app/url';
import { DEFAULT_LIST } from '../../src/features/collections/listState';
import {
  listUrl,
  parseListParams,
} from '../../src/features/collections/listUrl';
import { anyText, anyUrl, HOSTILE_URLS } from '../support/anyInput';
import { parseUrl } from '../support/storeHelpers';

const listOf = (url: string) => parseListParams(parseUrl(url).search);

const expectRoundTrip = (url: string) => {
  const { pathname } = parseUrl(url);
  const list = listOf(url);
  const normalUrl = urlOf(parseUrl(url));
  // An empty query opens the search bar. The normalized URL does not have it.
  const isSearchOpen = list.query !== '';
  expect(listOf(normalUrl)).toEqual(
    pathname === '/Collections' ? { ...list, isSearchOpen } : DEFAULT_LIST,
  );
  expect(urlOf(parseUrl(normalUrl))).toBe(normalUrl);
  // One leading slash: the URL stays on the origin of the shop.
  expect(normalUrl).toMatch(/^\/(?!\/)/);
  expect(list.query.length).toBeLessThanOrEqual(200);
};

it('should be read back from its normal form, for hostile URLs and any text', () => {
  const long = `/Collections?q=${'a'.repeat(199)}+bcd`;
  for (const url of [...HOSTILE_URLS, long, '/Collections?q=-'])
    expectRoundTrip(url);
  const anyPath = anyText.map((text) => `/${text}`);
  const anyFile = anyUrl.map((url) => `${url}.html`);
  const anything = fc.oneof(anyUrl, anyPath, anyFile);
  fc.assert(fc.property(anything, expectRoundTrip), { numRuns: 1000 });
});

it('should have the parameters of a list in any order and letter case, without duplicates', () => {
  const ordered =
    '/Collections?category=Men&category=Kids&type=Topwear&sort=low-to-high&show=cloth&q=wool+%26+%22tweed%22';
  const other =
    '/collections/?sort=LOW-TO-HIGH&q=+wool+%26+%22tweed%22&category=kids&category=MEN&category=Kids&show=cloth&type=topWear';
  expect(listOf(other)).toEqual(listOf(ordered));
  expect(listUrl(listOf(other))).toBe(ordered);
});
