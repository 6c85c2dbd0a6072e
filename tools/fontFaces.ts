import { runCommand } from './runCommand';

//   npm run fonts -- display serif 0.99 0.31 0.341
//
// Prints the faces of the local fonts that are shown until a web font is
// loaded, for `fonts.ts` of a shop. The arguments are its name there, the kind
// of its fallback (serif or sansSerif), and its metrics in em: ascent, descent
// and the average width of a letter, from `@capsizecss/metrics`.

/**
 * The local fonts with their average letter width in em. The browser takes the
 * last face whose local font is installed. Open Sans is the only font of the
 * test browser's package.
 */
const FALLBACKS = {
  serif: [
    { local: ['OpenSans-Regular'], xWidthAvg: 0.4688 },
    { local: ['Noto Serif', 'NotoSerif'], xWidthAvg: 0.481 },
    // Capsize states 0.4063. This is more, because the capitals of this font
    // are wide and headings have many of them.
    {
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
      xWidthAvg: 0.417,
    },
  ],
  sansSerif: [
    { local: ['OpenSans-Regular'], xWidthAvg: 0.4688 },
    // Letters of Roboto are as wide as letters of Arial.
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
} as const;

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

/** Each face is adjusted as `createFontStack` of Capsize does it. */
const printFaces = () => {
  const [name = '', fallback = '', ...metrics] = process.argv.slice(2);
  const [ascent, descent, xWidthAvg] = metrics.map(Number);
  if (
    (fallback !== 'serif' && fallback !== 'sansSerif') ||
    !ascent ||
    !descent ||
    !xWidthAvg
  )
    throw new Error('npm run fonts -- display serif 0.99 0.31 0.341');
  for (const face of FALLBACKS[fallback]) {
    const size = xWidthAvg / face.xWidthAvg;
    const sources = face.local.map((font) => `local('${font}')`).join(', ');
    console.log(
      `@font-face { font-family: '${name} fallback'; src: ${sources}; size-adjust: ${percent(size)}; ascent-override: ${percent(ascent / size)}; descent-override: ${percent(descent / size)}; line-gap-override: 0%; }`,
    );
  }
};

void runCommand(printFaces);
