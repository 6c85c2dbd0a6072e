import { within } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import { main } from './shop';

describe('the page about us', () => {
  it('is headed About us and tells of the mission', async () => {
    await renderAt('/about');
    expect(main().getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    expect(main().getByRole('heading', { level: 2, name: /mission/i })).toBeVisible();
  });

  it('says why to choose us', async () => {
    await renderAt('/about');
    const why = within(main().getByRole('region', { name: /why choose us/i }));
    expect(why.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Quality Assurance',
      'Convenience',
      'Exceptional Customer Service',
    ]);
  });

  it('says something of delivery and of privacy, to which the footer points', async () => {
    await renderAt('/about');
    expect(main().getByText(/Orders ship within\s+two days/)).toBeVisible();
    expect(main().getByText(/keeps no account/)).toBeVisible();
  });
});
