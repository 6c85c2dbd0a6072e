import { shop } from '../../src/data';
import { PATHS } from '../../src/routing/paths';
import { goTo, press, renderAt, SHIRT, TEE } from '../support';

// The labels are in another language than the texts of the shop.
jest.mock('../../src/data/labels', () => ({
  labels: { language: 'pl', texts: {} },
}));
jest.mock('../../src/data/fonts', () => ({ FONT_FACES: '' }));

/** All texts of a part of the shop's data. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value ?? {}).flatMap(textsIn);

/** A text with a word. Sizes and phone numbers have no language. */
const hasWord = (text: string) =>
  /\p{L}{2}/u.test(text) && !shop.SIZES.includes(text) && !text.includes('@');

const TEXTS = new Set(textsIn(shop).filter(hasWord));
const SENTENCES = [...TEXTS].filter((text) => text.endsWith('.'));

/** The texts of the shop in the page that are read in the language of the labels. */
const unmarkedTexts = () =>
  [...document.body.querySelectorAll('*')].flatMap((element) =>
    [
      ...[...element.childNodes].map((node) =>
        node instanceof Text ? node.data : '',
      ),
      ...['alt', 'aria-label'].map((name) => element.getAttribute(name) ?? ''),
    ].filter(
      (text) =>
        element.closest('[lang]')?.getAttribute('lang') !== 'en' &&
        (TEXTS.has(text.trim()) ||
          (!element.hasAttribute('aria-label') &&
            SENTENCES.some((sentence) => text.includes(sentence)))),
    ),
  );

it('should mark the language of each text of the shop, if the labels have another', async () => {
  const cart = { items: { [SHIRT]: { M: 1 } } };
  await renderAt('/', { cart });
  const paths = [
    ...Object.values(PATHS),
    '/Collections?category=Men&type=Topwear',
    '/Collections?category=Women',
    '/Collections?q=xyzzy',
    `/product/${SHIRT}`,
    `/product/${TEE}`,
  ];
  for (const path of paths) {
    await goTo(path);
    expect([path, unmarkedTexts()]).toEqual([path, []]);
  }
  await press('Size guide');
  await press('Menu');
  expect(unmarkedTexts()).toEqual([]);
});
