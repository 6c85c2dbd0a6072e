import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import instrumentSerif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';

/**
 * The font of headings and that of all other text. The metrics are in em, from
 * `@capsizecss/metrics`.
 */
export const FONTS = {
  display: {
    url: instrumentSerif,
    weight: '400',
    fallback: 'serif',
    ascent: 0.99,
    descent: 0.31,
    xWidthAvg: 0.341,
  },
  text: {
    url: figtree,
    weight: '300 900',
    fallback: 'sansSerif',
    ascent: 0.95,
    descent: 0.25,
    xWidthAvg: 0.449,
  },
} as const;
