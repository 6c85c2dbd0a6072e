import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import instrumentSerif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';

/**
 * The font of headings and that of all other text, for src/app/index.html. `local` are the fonts that show until it is
 * loaded, with its metrics by the formula of createFontStack in @capsizecss/core. `generic` follows them.
 */
export const FONTS = {
  display: {
    url: instrumentSerif,
    weight: '400',
    local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    metrics: { ascent: '117.9435%', descent: '36.9318%', lineGap: '0%', size: '83.9385%' },
    generic: 'Georgia, serif',
  },
  text: {
    url: figtree,
    weight: '300 900',
    local: ['Arial', 'ArialMT', 'Liberation Sans'],
    metrics: { ascent: '94.3231%', descent: '24.8219%', lineGap: '0%', size: '100.7176%' },
    generic: 'system-ui, sans-serif',
  },
} as const;
