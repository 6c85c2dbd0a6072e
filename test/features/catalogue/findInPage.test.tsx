import { renderAt } from '../../support/renderAt';
import { main, namesOf } from '../../support/pageHelpers';
import { products } from '../../../src/data/products';
import { SHIRT } from '../../support/productIds';

// The search of a browser finds no text across a box, such as an inline block.
it.each(['/', '/Collections', `/product/${SHIRT}`])(
  'should show each name of the lists of %s as one text',
  async (url) => {
    await renderAt(url);
    const cards = main()
      .getAllByRole('link')
      .filter((link) => link.closest('h3'));
    expect(cards.length).toBeGreaterThanOrEqual(5);
    const names = namesOf(products);
    for (const { childNodes } of cards) {
      expect(childNodes).toHaveLength(1);
      expect(names).toContain(childNodes[0]?.nodeValue);
    }
  },
);
