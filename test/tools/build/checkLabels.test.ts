import { polish } from '../../../languages/polish';
import type { AllTexts } from '../../../src/data/types';
import { checkLabels } from '../../../tools/build/checkLabels';

it('should name the labels that would be shown nowhere or incomplete', () => {
  const texts: Partial<AllTexts> = {
    // @ts-expect-error: a text without a count has no plural forms.
    Cart: { one: 'Koszyk', few: 'Koszyki', many: 'Koszyków', other: 'Koszyka' },
    'Size {size}': 'Rozmiar {sise}',
    '{count} products': {
      one: '{count} produkt',
      two: '{count} produkty',
      other: '{count} produktu',
    },
    'Remove {product}': 'Usuń',
    'About us': '',
    '{count} reviews': {
      one: 'jedna',
      few: '{count} opinie',
      many: '{count} opinii',
      other: 'opinie',
    },
    ...{ 'Your Basket': 'Twój koszyk' },
  };
  expect(() => checkLabels({ ...polish, texts })).toThrow(
    new Error(
      `labels.ts: 'Size {size}' has no value {sise}.
labels.ts: 'Size {size}' lacks its value {size}.
labels.ts: '{count} products' lacks one of the forms many, one, few, other.
labels.ts: '{count} products' has the form two, which is not used in 'pl'.
labels.ts: 'Remove {product}' lacks its value {product}.
labels.ts: '{count} reviews' lacks its value {count}.
labels.ts: 'Your Basket' is no text of languages/english.ts.`,
    ),
  );
});

it('should take one form for all numbers', () => {
  const texts = { '{count} products': { other: 'produkty: {count}' } };
  expect(() => checkLabels({ ...polish, texts })).not.toThrow();
});

it.each(['german', 'de_DE', ''])(
  'should refuse the language "%s"',
  (language) => {
    expect(() => checkLabels({ ...polish, language })).toThrow(
      `labels.ts has the language '${language}', which is no code`,
    );
  },
);
