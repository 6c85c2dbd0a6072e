import {
  listUrl,
  parseListParams,
} from '../../../src/features/collections/listUrl';
import { routeAt } from '../../support/storeHelpers';

const listOf = (url: string) => parseListParams(routeAt(url).search);

it('should be parsed in any order and letter case, and without duplicates', () => {
  const ordered =
    '/Collections?category=Men&category=Kids&type=Topwear&sort=low-to-high&picture=cloth&q=wool+%26+%22tweed%22';
  const other =
    '/collections/?sort=LOW-TO-HIGH&q=+wool+%26+%22tweed%22&category=kids&category=MEN&category=Kids&picture=cloth&type=topWear';
  expect(listOf(other)).toEqual(listOf(ordered));
  expect(listUrl(listOf(other))).toBe(ordered);
});
