import type * as languages from '../../../languages/polish';
import { indexProducts } from '../../../src/features/search/textIndex';
import { productWith } from '../../support/catalogue';

jest.mock('../../../src/data/labels', () => ({
  labels: jest.requireActual<typeof languages>('../../../languages/polish')
    .polish,
}));

const garments = ['Płaszcz, Wełna', 'Spodnie, Krata', 'T-shirt, Biel'].map(
  (name) => productWith({ _id: name, name }),
);

describe('a search in Polish', () => {
  it.each([
    ['płaszcz z wełny', 'Płaszcz, Wełna'],
    ['potrzebuję płaszcza', 'Płaszcz, Wełna'],
    ['spodnie w kratę', 'Spodnie, Krata'],
    ['t shirt', 'T-shirt, Biel'],
  ])('should find what "%s" means', async (query, name) => {
    const find = await indexProducts(garments);
    expect(find(query)).toEqual({
      textQuery: query,
      productIds: [name],
      isExact: true,
    });
  });
});
