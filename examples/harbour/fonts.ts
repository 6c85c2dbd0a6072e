import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

/**
 * One font for headings and text. `npm run fonts` prints the faces of the
 * fallbacks.
 */
export const FONT_FACES = `
@font-face { font-family: 'display'; src: url('${hankenGrotesk}') format('woff2'); font-weight: 100 900; font-display: swap; }
@font-face { font-family: 'display fallback'; src: local('OpenSans-Regular'); size-adjust: 95.99%; ascent-override: 104.18%; descent-override: 31.57%; line-gap-override: 0%; }
@font-face { font-family: 'display fallback'; src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto'), local('Roboto-Regular'); size-adjust: 100.94%; ascent-override: 99.07%; descent-override: 30.02%; line-gap-override: 0%; }
:root { --display: 'display', 'display fallback', system-ui, sans-serif; --display-weight: 500; --display-spacing: -0.035em; }
@font-face { font-family: 'text'; src: url('${hankenGrotesk}') format('woff2'); font-weight: 100 900; font-display: swap; }
@font-face { font-family: 'text fallback'; src: local('OpenSans-Regular'); size-adjust: 95.99%; ascent-override: 104.18%; descent-override: 31.57%; line-gap-override: 0%; }
@font-face { font-family: 'text fallback'; src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto'), local('Roboto-Regular'); size-adjust: 100.94%; ascent-override: 99.07%; descent-override: 30.02%; line-gap-override: 0%; }
:root { --text: 'text', 'text fallback', system-ui, sans-serif; }
`;
