import { screen } from '@testing-library/react';
import { renderAt } from '../../support/renderAt';
import { main } from '../../support/pageHelpers';

/** Opens the filter sheet with a mocked layout of its opener, and resizes the window. */
const openAndResize = async (layout: () => DOMRect[]) => {
  const { user } = await renderAt('/Collections');
  const opener = main().getByRole('button', { name: /^Filter/ });
  opener.getClientRects = () => Object.assign(layout(), { item: () => null });
  await user.click(opener);
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  window.dispatchEvent(new Event('resize'));
};

// Safari before 17.4 has no `checkVisibility`, and neither has jsdom.
describe('open filter sheet on resize', () => {
  it('should stay open while its opener is visible', async () => {
    await openAndResize(() => [new DOMRect(0, 0, 44, 44)]);
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });

  it('should close when its opener is hidden', async () => {
    await openAndResize(() => []);
    expect(screen.queryByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument();
  });
});
