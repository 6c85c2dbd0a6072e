import { screen } from '@testing-library/react';
import { SHIRT, theProduct } from '../../support/catalogue';
import { openFilters, resultCount } from '../../support/collections';
import { renderAt } from '../../support/renderAt';

const FIRST = theProduct(SHIRT);
const SAME = { ...FIRST, _id: 'same' };
const OTHER_TYPE = { ...FIRST, _id: 'other', subCategory: 'Winterwear' };

it('should offer no filters where all products have the same values', async () => {
  await renderAt('/Collections', { catalogue: { products: [FIRST, SAME] } });
  expect(resultCount()).toBeVisible();
  // The sidebar of a wide screen, and the button of a narrow one.
  expect(screen.queryByLabelText('Filters')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Filter/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('should offer the filter in which the products differ', async () => {
  await openFilters('/Collections', {
    catalogue: { products: [FIRST, OTHER_TYPE] },
  });
  expect(screen.getByRole('group', { name: 'Type' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Categories' })).toBeNull();
});
