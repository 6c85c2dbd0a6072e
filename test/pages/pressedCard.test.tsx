import { fireEvent } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import { main } from './shop';

it('lets go of the card that was pressed when another is, before either page has come', async () => {
  await renderAt('/Collections');
  const [one, other] = main().getAllByRole('link');
  if (!one || !other) throw new Error('There is nothing to press.');
  fireEvent.click(one);
  expect(one).toHaveAttribute('data-pressed');
  fireEvent.click(other);
  expect(one).not.toHaveAttribute('data-pressed');
  expect(other).toHaveAttribute('data-pressed');
});
