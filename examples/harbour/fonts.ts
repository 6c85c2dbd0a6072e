import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

const HANKEN_GROTESK = {
  url: hankenGrotesk,
  weight: '100 900',
  local: ['Arial', 'ArialMT', 'Liberation Sans'],
  metrics: { ascent: '99.0668%', descent: '30.0173%', lineGap: '0%', size: '100.9419%' },
  generic: 'system-ui, sans-serif',
} as const;

/** One font for headings and text. */
export const FONTS = { display: HANKEN_GROTESK, text: HANKEN_GROTESK } as const;
