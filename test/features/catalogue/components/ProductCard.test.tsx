import { fireEvent } from '@testing-library/react';
import { products } from '../../../../src/data/products';
import { SHIRT, namesOf } from '../../../support/catalogue';
import { renderAt } from '../../../support/renderAt';
import { arrives, link } from '../../../support/shopper';

// The search of a browser finds no text across a box, such as an inline block.
it.each(['/', '/Collections', `/product/${SHIRT}`])(
  'should show each name of the lists of %s as one text',
  async (url) => {
    await renderAt(url);
    const links = document.querySelectorAll('main h3 a[aria-label]');
    const texts = Array.from(links).flatMap(({ childNodes }) => [
      ...childNodes,
    ]);
    expect(links.length).toBeGreaterThanOrEqual(5);
    expect(texts).toHaveLength(links.length);
    for (const { nodeValue } of texts)
      expect(namesOf(products)).toContain(nodeValue);
  },
);

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
