import { fireEvent, waitFor } from '@testing-library/react';
import { renderAt } from '../../support/renderAt';
import { main } from '../../support/pageHelpers';

it('should mark only the last pressed card while its page loads', async () => {
  await renderAt('/Collections');
  const [one, other] = main().getAllByRole('link');
  if (!one || !other) throw new Error('The list has fewer than two cards.');
  fireEvent.click(one);
  expect(one).toHaveAttribute('data-pressed');
  fireEvent.click(other);
  expect(one).not.toHaveAttribute('data-pressed');
  expect(other).toHaveAttribute('data-pressed');
  await waitFor(() => expect(other).not.toBeInTheDocument());
});
