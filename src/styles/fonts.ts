import sans from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';

/**
 * Instrument Serif for headings, Figtree for everything else, latin only. Until they are there a font of the
 * machine stands in, its metrics stretched to theirs, so that no line moves: the figures are theirs and the
 * fallback's from `@capsizecss/metrics`, by the formula of `createFontStack` in `@capsizecss/core`.
 */
export const fontFaces = `
  @font-face {
    font-family: 'Instrument Serif';
    src: url('${serif}') format('woff2');
    font-weight: 400;
    font-display: swap;
  }
  @font-face {
    font-family: 'Figtree';
    src: url('${sans}') format('woff2');
    font-weight: 300 900;
    font-display: swap;
  }
  @font-face {
    font-family: 'Instrument Serif Fallback';
    src: local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif');
    ascent-override: 117.9435%;
    descent-override: 36.9318%;
    line-gap-override: 0%;
    size-adjust: 83.9385%;
  }
  @font-face {
    font-family: 'Figtree Fallback';
    src: local('Arial'), local('ArialMT'), local('Liberation Sans');
    ascent-override: 94.3231%;
    descent-override: 24.8219%;
    line-gap-override: 0%;
    size-adjust: 100.7176%;
  }
`;
