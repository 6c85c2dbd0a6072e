import { lettersWithoutFont } from '../../../tools/build/lettersWithoutFont';

const face = (family: string, file: string) =>
  `@font-face { font-family: '${family}'; src: url('${file}') format('woff2'); }\n`;

const LATIN =
  face('display', 'lora-latin-400-normal.woff2') +
  face('text', 'figtree-latin-wght-normal.woff2');

const LATIN_EXT =
  face('display', 'lora-latin-ext-400-normal.woff2') +
  face('text', 'figtree-latin-ext-wght-normal.woff2');

// The last word has a combining caron.
const CZECH = {
  settings: { name: 'Růže' },
  products: ['Tričko', 'Kos\u030cile'],
};

const linesOf = (texts: object, FONT_FACES: string) =>
  lettersWithoutFont({ ...texts, FONT_FACES }, 'examples/mine');

it('should name the letters of the texts that no file of a font contains', () => {
  expect(linesOf(CZECH, LATIN)).toEqual([
    "examples/mine/fonts.ts: the font 'display' has no file with the letters č š ů ž. docs/your-own-shop.md shows how to add its latin-ext file.",
    "examples/mine/fonts.ts: the font 'text' has no file with the letters č š ů ž. docs/your-own-shop.md shows how to add its latin-ext file.",
  ]);
  const ofText = face('text', 'figtree-latin-ext-wght-normal.woff2');
  expect(linesOf(CZECH, LATIN + ofText)).toEqual([
    expect.stringContaining("the font 'display' has no file"),
  ]);
  expect(linesOf(CZECH, LATIN + LATIN_EXT)).toEqual([]);
});

it('should take the letters of the latin files, other scripts, and fonts that are not of Fontsource', () => {
  const texts = { products: ['Größe, œuvre, ½ – 10 €', 'Риза', '商品'] };
  expect(linesOf(texts, LATIN)).toEqual([]);
  expect(linesOf(CZECH, face('text', 'own.woff2'))).toEqual([]);
});
