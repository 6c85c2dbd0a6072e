/** The text without letter case, accents, apostrophes, hyphens and blanks. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Pd}'’\s]/gu, '')
    .toLowerCase();
