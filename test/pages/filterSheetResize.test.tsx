import { screen } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import { main } from './shop';

/** The opener of the sheet, and how the page lays it out: jsdom would have it nowhere. */
const openFilters = async (place: () => DOMRect[]) => {
  const { user } = await renderAt('/Collections');
  const opener = main().getByRole('button', { name: /^Filter/ });
  opener.getClientRects = () => Object.assign(place(), { item: () => null });
  await user.click(opener);
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  window.dispatchEvent(new Event('resize'));
};

// Safari before 17.4 has no `checkVisibility`, and neither has jsdom.
describe('an open sheet, when the window changes its size', () => {
  it('stays while its opener is seen', async () => {
    await openFilters(() => [new DOMRect(0, 0, 44, 44)]);
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });

  it('closes when its opener has gone', async () => {
    await openFilters(() => []);
    expect(screen.queryByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument();
  });
});
