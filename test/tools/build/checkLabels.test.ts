import type { AllTexts } from '../../../src/data/types';
import { problemsOfLabels } from '../../../tools/build/checkLabels';

const problemsOf = (texts: Partial<AllTexts>, language = 'pl') =>
  problemsOfLabels({ language, texts }, 'labels.ts');

it('should name the labels that would be shown nowhere or incomplete', () => {
  const texts: Partial<AllTexts> = {
    // @ts-expect-error: a text without a count has no plural forms.
    Cart: { one: 'Koszyk', few: 'Koszyki', many: 'Koszyków', other: 'Koszyka' },
    'Size {size}': 'Rozmiar {sise}',
    '{count} products': {
      one: '{count} produkt',
      two: '{count} produkty',
      many: '',
      other: '{count} produktu',
    },
    'Remove {product}': 'Usuń',
    'About us': '',
    reviews: '',
    products: { one: '', few: '', many: '', other: '' },
    '{count} stars': '{count} gwiazdki',
    '{count} reviews': {
      one: 'jedna',
      few: '{count} opinie',
      many: '{count} opinii',
      other: 'opinie',
    },
    ...{ 'Your Basket': 'Twój koszyk', collections: 'kolekcje' },
  };
  expect(problemsOf(texts)).toEqual([
    "labels.ts: 'Cart' has no count: write one text instead of forms.",
    "labels.ts: 'Size {size}' has no value {sise}.",
    "labels.ts: 'Size {size}' lacks its value {size}.",
    "labels.ts: '{count} products' lacks the form few.",
    "labels.ts: '{count} products' lacks the form many.",
    "labels.ts: '{count} products' has the form two, which no whole number has in 'pl'.",
    "labels.ts: 'Remove {product}' lacks its value {product}.",
    "labels.ts: '{count} stars' has a count: write { one: '…', few: '…', many: '…', other: '…' }, or { other: '…' } if one form is right for all numbers.",
    "labels.ts: '{count} reviews' lacks its value {count}.",
    "labels.ts: 'Your Basket' is no text of languages/english.ts.",
    "labels.ts: 'collections' is no text of languages/english.ts, which has 'COLLECTIONS' and 'Collections'.",
  ]);
});

it('should name a form that is only for fractions, and take one for a million', () => {
  const form = '{count}';
  const french = { one: form, many: form, other: form };
  const czech = { ...french, few: form };
  expect(problemsOf({ '{count} products': czech }, 'cs')).toEqual([
    "labels.ts: '{count} products' has the form many, which no whole number has in 'cs'.",
  ]);
  expect(problemsOf({ '{count} products': french }, 'fr')).toEqual([]);
});

it('should take one form for all numbers, or one text in a language without a plural', () => {
  const other = { '{count} products': { other: 'produkty: {count}' } };
  expect(problemsOf(other)).toEqual([]);
  expect(problemsOf({ '{count} products': '{count}点の商品' }, 'ja')).toEqual(
    [],
  );
});

it.each(['german', 'de_DE', ''])(
  'should refuse the language "%s"',
  (language) => {
    expect(problemsOf({}, language)).toEqual([
      `labels.ts has the language '${language}', which is no code such as 'de' or 'pt-BR'.`,
    ]);
  },
);
