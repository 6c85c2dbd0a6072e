import { screen } from '@testing-library/react';
import { isSameEntry } from '../../../src/features/collection/url';
import { products } from '../../../src/data/products';
import type { Facet } from '../../../src/features/collection/facet';
import { chips, openFilters, resultCount } from '../../support/collections';
import { press } from '../../support/shopper';

// A shop with one category, and with a filter that is no list of values.
jest.mock('../../../src/features/collection/facets', () => {
  const upTo: Facet = {
    name: 'upTo',
    param: 'upTo',
    label: 'Price',
    values: [],
    valuesOf: () => [],
    parse: (texts) => texts.filter((text) => /^\d+$/.test(text)).slice(0, 1),
    matcherOf: ([limit]) => {
      const cents = Number(limit) * 100;
      return ({ price }) => price <= cents;
    },
    chipOf: (value) => `Up to $${value}`,
    isTyped: true,
  };
  const path = '../../../src/features/collection/facets';
  const actual = jest.requireActual<{ FACETS: readonly [Facet, Facet] }>(path);
  const [categories, types] = actual.FACETS;
  return { FACETS: [{ ...categories, values: ['Men'] }, types, upTo] };
});

it('should have checkboxes only where there is a choice', async () => {
  await openFilters();
  const group = (name: string) => screen.queryByRole('group', { name });
  expect(group('Type')).toBeVisible();
  expect(group('Categories')).toBeNull();
  expect(group('Price')).toBeNull();
});

it('should filter the list of its URL, and be removed by its chip', async () => {
  const cheap = products.filter(({ price }) => price <= 3000);
  await openFilters('/Collections?upTo=x&upTo=30');
  expect(resultCount()).toHaveTextContent(`${cheap.length} products`);
  expect(chips()).toEqual(['Up to $30', 'Clear all']);
  await press('Remove filter Up to $30');
  expect(resultCount()).toHaveTextContent(`${products.length} products`);
});

it('should replace the history entry if it is typed', () => {
  const before = '/Collections?upTo=3';
  const after = '/Collections?upTo=30';
  expect(isSameEntry(before, after)).toBe(true);
});
