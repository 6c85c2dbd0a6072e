import { matchQuery } from '../../../src/features/collections/filters';
import { productWith } from '../../support/catalogue';

// The invariants of the filters test the sort.
describe('matchQuery', () => {
  const shirt = productWith({ name: 'Linen Camp Shirt, Sand' });

  it.each(['', 'linen', 'SHIRT, s', 'amp', 'sand', 'LiNeN cAmP'])(
    'should match "%s" in any letter case',
    (query) => {
      expect(matchQuery([shirt], query)).toEqual([shirt]);
    },
  );

  it.each(['linnen', 'shirt sand', 'sand ', '.*', '(', 'topwear'])(
    'should not match "%s"',
    (query) => {
      expect(matchQuery([shirt], query)).toEqual([]);
    },
  );
});
