import { products } from '../../../../src/data/products';
import { SHIRT, namesOf } from '../../../support/catalogue';
import { renderAt } from '../../../support/renderAt';

// The search of a browser finds no text across a box, such as an inline block.
it.each(['/', '/Collections', `/product/${SHIRT}`])(
  'should show each name of the lists of %s as one text',
  async (url) => {
    await renderAt(url);
    const names = document.querySelectorAll('main li > a > h3');
    const texts = Array.from(names).flatMap(({ childNodes }) => [
      ...childNodes,
    ]);
    expect(names.length).toBeGreaterThanOrEqual(5);
    expect(texts).toHaveLength(names.length);
    for (const { nodeValue } of texts)
      expect(namesOf(products)).toContain(nodeValue);
  },
);
