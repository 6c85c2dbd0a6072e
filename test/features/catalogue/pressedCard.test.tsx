import { fireEvent } from '@testing-library/react';
import { SHIRT } from '../../support/catalogue';
import { renderAt } from '../../support/renderAt';
import { arrives, link } from '../../support/shopper';

it('should mark only the last pressed card while its page loads', async () => {
  await renderAt(`/product/${SHIRT}`);
  const polo = link('Pique Polo, Sage $58');
  const flannel = link(/^Flannel Check Shirt/);
  fireEvent.click(polo);
  expect(polo).toHaveAttribute('data-pressed');
  fireEvent.click(flannel);
  expect(polo).not.toHaveAttribute('data-pressed');
  expect(flannel).toHaveAttribute('data-pressed');
  await arrives('Flannel Check Shirt, Forest');
  expect(document.querySelector('[data-pressed]')).toBeNull();
});
