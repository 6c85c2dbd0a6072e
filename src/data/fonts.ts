import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import instrumentSerif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';

/**
 * The font of headings, and the font of all other text. `npm run fonts` prints
 * the faces of their fallbacks.
 */
export const FONT_FACES = `
@font-face { font-family: 'display'; src: url('${instrumentSerif}') format('woff2'); font-weight: 400; font-display: swap; }
@font-face { font-family: 'display fallback'; src: local('OpenSans-Regular'); size-adjust: 72.74%; ascent-override: 136.10%; descent-override: 42.62%; line-gap-override: 0%; }
@font-face { font-family: 'display fallback'; src: local('Noto Serif'), local('NotoSerif'); size-adjust: 70.89%; ascent-override: 139.65%; descent-override: 43.73%; line-gap-override: 0%; }
@font-face { font-family: 'display fallback'; src: local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif'); size-adjust: 81.77%; ascent-override: 121.06%; descent-override: 37.91%; line-gap-override: 0%; }
:root { --display: 'display', 'display fallback', Georgia, serif; --display-weight: 400; --display-spacing: -0.012em; }
@font-face { font-family: 'text'; src: url('${figtree}') format('woff2'); font-weight: 300 900; font-display: swap; }
@font-face { font-family: 'text fallback'; src: local('OpenSans-Regular'); size-adjust: 95.78%; ascent-override: 99.19%; descent-override: 26.10%; line-gap-override: 0%; }
@font-face { font-family: 'text fallback'; src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto'), local('Roboto-Regular'); size-adjust: 100.72%; ascent-override: 94.32%; descent-override: 24.82%; line-gap-override: 0%; }
:root { --text: 'text', 'text fallback', system-ui, sans-serif; }
`;
