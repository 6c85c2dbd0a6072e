import { screen, within } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import { heading, main } from '../support/pageHelpers';
import { SHIRT } from '../support/productIds';

it('should filter and sort by the values of a URL in any letter case', async () => {
  await renderAt('/collections?category=men&type=TOPWEAR&sort=LOW-TO-HIGH');
  const chips = main().getByRole('list', { name: 'Active filters' });
  for (const name of ['Men', 'Topwear'])
    within(chips).getByRole('button', { name: `Remove filter ${name}` });
  expect(main().getByRole('combobox')).toHaveValue('low-to-high');
  expect(window.location.pathname + window.location.search).toBe(
    '/Collections?category=Men&type=Topwear&sort=low-to-high',
  );
});

it('should show a product whose id in the URL is in any letter case', async () => {
  await renderAt(`/Product/${SHIRT.toUpperCase()}`);
  expect(await heading('Linen Camp Shirt, Sand')).toBeVisible();
  expect(window.location.pathname).toBe(`/product/${SHIRT}`);
});

it('should decode the query once', async () => {
  await renderAt('/Collections?q=50%2525');
  expect(screen.getByRole('searchbox')).toHaveValue('50%25');
  expect(window.location.search).toBe('?q=50%2525');
});
