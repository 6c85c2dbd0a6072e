import sans from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';

/**
 * Instrument Serif for headings, Figtree for everything else, latin only, both preloaded. A font of the machine
 * stands in for one that is late, its metrics stretched to ours: the figures are ours and the stand-in's from
 * `@capsizecss/metrics`, by the formula of `createFontStack` in `@capsizecss/core`. No two fonts break every
 * line alike, so a late one is worn from the next page on, never under a reader's eyes.
 */
const face = (family: string, src: string, weight: string) => `
  @font-face {
    font-family: '${family}';
    src: url('${src}') format('woff2');
    font-weight: ${weight};
    font-display: optional;
  }
  @font-face {
    font-family: '${family} Late';
    src: url('${src}') format('woff2');
    font-weight: ${weight};
    font-display: swap;
  }
`;

export const fontFaces = `
  ${face('Instrument Serif', serif, '400')}
  ${face('Figtree', sans, '300 900')}
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
