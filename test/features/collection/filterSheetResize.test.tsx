import { screen } from '@testing-library/react';
import { renderAt } from '../../support/renderAt';
import { main } from '../../support/pageHelpers';

// Safari before 17.4 has no `checkVisibility`, and neither has jsdom.
it('should close the filter sheet on resize once its opener is hidden', async () => {
  const { user } = await renderAt('/Collections');
  const opener = main().getByRole('button', { name: /^Filter/ });
  const resizeTo = (...boxes: DOMRect[]) => {
    opener.getClientRects = () => Object.assign(boxes, { item: () => null });
    window.dispatchEvent(new Event('resize'));
  };
  await user.click(opener);
  resizeTo(new DOMRect(0, 0, 44, 44));
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  resizeTo();
  expect(screen.queryByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument();
});
