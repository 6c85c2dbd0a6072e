import type * as languages from '../../../languages/german';
import { matchQuery } from '../../../src/features/search/nameMatch';
import { parseQuestion } from '../../../src/features/search/questions';
import { indexProducts } from '../../../src/features/search/textIndex';
import { productWith } from '../../support/catalogue';

jest.mock('../../../src/data/labels', () => ({
  labels: jest.requireActual<typeof languages>('../../../languages/german')
    .german,
}));
jest.mock('../../../src/data/synonyms', () => ({
  SYNONYMS: { mütze: ['kopfwärmer'] },
}));

const garments = ['Winterjacke, Grün', 'Wollene Mütze, Grau', 'Rock, Blau'].map(
  (name) => productWith({ _id: name, name }),
);

describe('a search in German', () => {
  it.each([
    ['Jacke', 'Winterjacke, Grün'],
    ['gruen', 'Winterjacke, Grün'],
    ['MUETZE', 'Wollene Mütze, Grau'],
  ])('should find %s in a name', (query, name) => {
    const { products } = matchQuery(garments, query);
    expect(products.map((each) => each.name)).toEqual([name]);
  });

  it.each([
    ['grüne Winterjacken', 'Winterjacke, Grün'],
    ['gruenes winter', 'Winterjacke, Grün'],
    ['blauen Röcken', 'Rock, Blau'],
    ['kopfwaermer', 'Wollene Mütze, Grau'],
  ])('should find %s in other forms of its words', async (query, name) => {
    const find = await indexProducts(garments);
    expect(find(query)).toEqual({
      textQuery: query,
      productIds: [name],
      isExact: true,
    });
  });

  it('should answer a question without umlauts', () => {
    expect(parseQuestion('Rueckgabe').answer).toBeDefined();
  });
});
