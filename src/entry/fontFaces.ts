import { FONTS } from '../data/fonts';

/**
 * The local fonts that are shown until the web font is loaded, with their
 * average letter width in em. The browser takes the last face whose local font
 * is installed. Open Sans is the only font of the test browser's package.
 */
const FALLBACKS = {
  serif: {
    generic: 'Georgia, serif',
    faces: [
      { local: ['OpenSans-Regular'], xWidthAvg: 0.4688 },
      { local: ['Noto Serif', 'NotoSerif'], xWidthAvg: 0.481 },
      // Capsize has 0.4063. This is more, because the capitals of this font are
      // wide and headings have many of them.
      {
        local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
        xWidthAvg: 0.417,
      },
    ],
  },
  sansSerif: {
    generic: 'system-ui, sans-serif',
    faces: [
      { local: ['OpenSans-Regular'], xWidthAvg: 0.4688 },
      // Letters of Roboto are as wide as those of Arial.
      {
        local: [
          'Arial',
          'ArialMT',
          'Liberation Sans',
          'Roboto',
          'Roboto-Regular',
        ],
        xWidthAvg: 0.4458,
      },
    ],
  },
} as const;

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

/**
 * The font faces and the font stacks. A fallback is adjusted to the metrics of
 * the web font, as `createFontStack` of Capsize does it.
 */
export const FONT_FACES = (['display', 'text'] as const)
  .map((name) => {
    const { url, weight, fallback, ascent, descent, xWidthAvg } = FONTS[name];
    const { generic, faces } = FALLBACKS[fallback];
    const local = faces.map((face) => {
      const size = xWidthAvg / face.xWidthAvg;
      const sources = face.local.map((font) => `local('${font}')`).join(', ');
      return `@font-face { font-family: '${name} fallback'; src: ${sources}; size-adjust: ${percent(size)};
        ascent-override: ${percent(ascent / size)}; descent-override: ${percent(descent / size)}; line-gap-override: 0%; }`;
    });
    return `@font-face { font-family: '${name}'; src: url('${url}') format('woff2'); font-weight: ${weight}; font-display: swap; }
      ${local.join('\n      ')}
      :root { --${name}: '${name}', '${name} fallback', ${generic}; }`;
  })
  .join(' ')
  .replaceAll(/\s+/g, ' ');
