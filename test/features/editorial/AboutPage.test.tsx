import { within } from '@testing-library/react';
import { renderAt } from '../../support/renderAt';
import { main } from '../../support/pageHelpers';

describe('AboutPage', () => {
  it('should have the heading About us and a section about the mission', async () => {
    await renderAt('/about');
    expect(main().getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    expect(main().getByRole('heading', { level: 2, name: /mission/i })).toBeVisible();
  });

  it('should list the reasons to choose the shop', async () => {
    await renderAt('/about');
    const why = within(main().getByRole('region', { name: /why choose us/i }));
    expect(why.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Quality Assurance',
      'Convenience',
      'Exceptional Customer Service',
    ]);
  });

  it('should state the delivery fee and what the browser stores', async () => {
    await renderAt('/about');
    const section = (name: string) => within(main().getByRole('region', { name }));
    expect(section('Delivery').getByText(/\$10\.00 for any order/)).toBeVisible();
    expect(section('Privacy policy').getByText(/cart is stored in this browser/)).toBeVisible();
  });
});
