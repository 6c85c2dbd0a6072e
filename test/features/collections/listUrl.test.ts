import { WHOLE_LIST } from '../../../src/features/collections/filters';
import {
  listUrl,
  parseListParams,
} from '../../../src/features/collections/listUrl';
import { routeAt } from '../../support/storeHelpers';

const { selected: NONE } = WHOLE_LIST;

const filtersOf = (url: string) => parseListParams(routeAt(url).search);

it('should hold the category, type, sort, picture and query', () => {
  const criteria = {
    selected: { ...NONE, category: ['Men', 'Kids'], type: ['Winterwear'] },
    sort: 'high-to-low' as const,
    picture: 'cloth' as const,
    isSearchOpen: true,
  };
  const query = ' wool & "tweed" ';
  const url = listUrl({ ...criteria, query });
  expect(url).toBe(
    '/Collections?category=Men&category=Kids&type=Winterwear&sort=high-to-low&picture=cloth&q=wool+%26+%22tweed%22',
  );
  expect(filtersOf(url)).toEqual({ ...criteria, query: 'wool & "tweed"' });
});

it('should be parsed in any order and letter case, and without duplicates', () => {
  const ordered =
    '/Collections?category=Men&category=Kids&type=Topwear&sort=low-to-high&q=tee';
  const other =
    '/collections/?sort=LOW-TO-HIGH&q=+tee&category=kids&category=MEN&category=Kids&type=topWear';
  expect(filtersOf(other)).toEqual(filtersOf(ordered));
  expect(listUrl(filtersOf(other))).toBe(ordered);
});
