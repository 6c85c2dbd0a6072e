import { within } from '@testing-library/react';
import { renderAt } from '../../support/renderAt';
import { main } from '../../support/pageHelpers';

it('should show the mission, the reasons, the delivery fee and what the browser stores', async () => {
  await renderAt('/about');
  expect(main().getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  expect(main().getByRole('heading', { level: 2, name: /mission/i })).toBeVisible();
  const section = (name: string | RegExp) => within(main().getByRole('region', { name }));
  const reasons = section(/why choose us/i).getAllByRole('heading', { level: 3 });
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    'Quality Assurance',
    'Convenience',
    'Exceptional Customer Service',
  ]);
  expect(section('Delivery').getByText(/\$10\.00 for any order/)).toBeVisible();
  expect(section('Privacy policy').getByText(/cart is stored in this browser/)).toBeVisible();
});
