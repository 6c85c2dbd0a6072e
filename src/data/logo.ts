/**
 * The logo of the header and the footer: a drawing, or the text if there are no
 * paths.
 */
export const LOGO: {
  readonly text: string;
  readonly viewBox: string;
  /** Path data of SVG; each line is 2.6 units wide. */
  readonly paths: readonly string[];
} = {
  text: 'WEFT',
  viewBox: '0 0 116 28',
  paths: [
    'M2 3l7 22 6.5-17M13.500 3l7.500 22 7-22',
    'M58 3H42v22h16M42 13.500h13',
    'M86 3H70v22M70 13.500h13',
    'M94 3h20M104 3v22',
  ],
};
