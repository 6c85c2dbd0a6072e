import { render } from '@testing-library/react';
import type { Labels } from '../../src/data/types';
import type * as texts from '../../src/texts/t';
import type * as elements from '../../src/texts/withElements';

const POLISH: Labels = {
  language: 'pl',
  texts: {
    'Remove {product}': 'Usuń: {product}',
    'Product {id}': '{id} (produkt)',
    '{count} products': {
      one: '{count} produkt',
      few: '{count} produkty',
      many: '{count} produktów',
      other: '{count} produktu',
    },
    '{count} suggestions': { other: '{count} sugestii' },
    Undo: '',
    '{count} stars': { one: '', few: '', many: '', other: '' },
  },
};

/** The functions in a shop with these labels. */
const functionsWith = (labels: Labels) => {
  jest.resetModules();
  jest.doMock('../../src/data/labels', () => ({ labels }));
  return {
    ...jest.requireActual<typeof texts>('../../src/texts/t'),
    ...jest.requireActual<typeof elements>('../../src/texts/withElements'),
  };
};

const english = functionsWith({ language: 'en', texts: {} });
const polish = functionsWith(POLISH);

it('should use the label of the shop, or else the English text, with the values, also with signs', () => {
  expect(polish.t('Undo')).toBe('Undo');
  expect(polish.t('Size')).toBe('Size');
  expect(polish.tCount(2, '{count} star', '{count} stars')).toBe('2 stars');
  const product = '{product} $& {count}';
  expect(english.t('Remove {product}', { product })).toBe(`Remove ${product}`);
  expect(polish.t('Remove {product}', { product })).toBe(`Usuń: ${product}`);
});

it.each([
  [0, '0 products', '0 produktów'],
  [1, '1 product', '1 produkt'],
  [2, '2 products', '2 produkty'],
  [5, '5 products', '5 produktów'],
  [22, '22 products', '22 produkty'],
])('should select the form of %d', (count, inEnglish, inPolish) => {
  const forms = ['{count} product', '{count} products'] as const;
  expect(english.tCount(count, ...forms)).toBe(inEnglish);
  expect(polish.tCount(count, ...forms)).toBe(inPolish);
  // A label without a form for this number has the last one.
  const others = ['{count} suggestion', '{count} suggestions'] as const;
  expect(polish.tCount(count, ...others)).toBe(`${count} sugestii`);
});

it('should put an element where the label has its name', () => {
  const id = <a href="/1">1</a>;
  const text = ({ withElements }: typeof english) =>
    render(<p>{withElements('Product {id}', { id })}</p>).container.innerHTML;
  expect(text(english)).toBe('<p>Product <a href="/1">1</a></p>');
  expect(text(polish)).toBe('<p><a href="/1">1</a> (produkt)</p>');
});
