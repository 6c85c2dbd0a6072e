import type { Shop } from '../../src/data/types';

/** The Latin letters that the `latin` files of Fontsource lack. */
const LATIN_EXT = /(?![\0-ÿıŒœ])\p{Script=Latin}/gu;

/** The families that have a file of Fontsource with these letters. */
const familiesWith = (subset: string, fontFaces: string): string[] =>
  fontFaces
    .split('@font-face')
    .filter((face) => face.includes(`-${subset}-`))
    .flatMap((face) => /font-family: *(['"].+?['"])/.exec(face)?.[1] ?? []);

/**
 * A line for each font of a shop that has only the `latin` file, if the texts
 * of the shop contain other Latin letters. The browser would take these letters
 * from another font.
 */
export const lettersWithoutFont = (
  { FONT_FACES, ...texts }: Pick<Shop, 'FONT_FACES'>,
  folder: string,
): readonly string[] => {
  const letters = new Set(JSON.stringify(texts).normalize().match(LATIN_EXT));
  if (letters.size === 0) return [];
  const complete = familiesWith('latin-ext', FONT_FACES);
  const incomplete = familiesWith('latin', FONT_FACES).filter(
    (family) => !complete.includes(family),
  );
  return [...new Set(incomplete)].map(
    (family) =>
      `${folder}/fonts.ts: the font ${family} has no file with the letters ${[...letters].sort().join(' ')}. docs/your-own-shop.md shows how to add its latin-ext file.`,
  );
};
