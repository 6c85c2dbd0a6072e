import { within } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import { main } from './pageHelpers';

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

  it('should contain the delivery and privacy information that the footer links to', async () => {
    await renderAt('/about');
    expect(main().getByText(/Orders ship within\s+two days/)).toBeVisible();
    expect(main().getByText(/keeps no account/)).toBeVisible();
  });
});
