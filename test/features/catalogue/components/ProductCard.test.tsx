import { products } from '../../../../src/data/products';
import { SHIRT, namesOf } from '../../../support/catalogue';
import { renderAt } from '../../../support/renderAt';

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
