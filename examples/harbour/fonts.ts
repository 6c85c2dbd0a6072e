import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

const HANKEN_GROTESK = {
  url: hankenGrotesk,
  weight: '100 900',
  fallback: 'sansSerif',
  ascent: 1,
  descent: 0.303,
  xWidthAvg: 0.45,
} as const;

/** One font for headings and text. */
export const FONTS = { display: HANKEN_GROTESK, text: HANKEN_GROTESK } as const;
