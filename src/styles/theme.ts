/** Names of the tokens. `GlobalStyle` gives them their values, one set a colour scheme. */
export const color = {
  ground: 'var(--ground)',
  raised: 'var(--raised)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  hairline: 'var(--hairline)',
  /** Edges of fields and controls, 3:1 on the ground. */
  edge: 'var(--edge)',
  accent: 'var(--accent)',
  onAccent: 'var(--on-accent)',
  print: 'var(--print)',
} as const;

/** For words and controls that stand on a picture: it keeps its light ground in the dark scheme too. */
export const onPicture = `
  --ground: var(--print-ground);
  --ink: var(--on-print);
  color: var(--on-print);
  background: var(--print-ground);
`;

/** Only what floats casts one. */
export const shadow = 'var(--shadow)';

export const font = {
  display: `'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif`,
  text: `system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif`,
} as const;

/** Sizes of text, from the smallest that is allowed (14 px). */
export const text = {
  small: '0.875rem',
  body: '1rem',
  lead: 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
  heading: 'clamp(1.375rem, 1.15rem + 0.9vw, 1.875rem)',
  title: 'clamp(2rem, 1.5rem + 2vw, 3.25rem)',
  hero: 'clamp(2.75rem, 1.4rem + 5.4vw, 6rem)',
} as const;

/** Steps of the 4 px grid. */
export const space = {
  xs: '4px',
  s: '8px',
  m: '16px',
  l: '24px',
  xl: '40px',
  section: 'clamp(72px, 9vw, 144px)',
  gutter: 'clamp(16px, 4vw, 56px)',
} as const;

export const motion = { quick: '150ms ease-out', calm: '240ms ease-out' } as const;

/** Media queries, from narrow to wide. */
export const wider = {
  phone: '@media (min-width: 600px)',
  tablet: '@media (min-width: 900px)',
  desktop: '@media (min-width: 1200px)',
} as const;

export const PAGE_WIDTH = '1440px';
