/** Names of the tokens. `GlobalStyle` gives them their values, one set a colour scheme. */
export const color = {
  ground: 'var(--ground)',
  raised: 'var(--raised)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  /** Over the page while a sheet covers it; as dark in both schemes. */
  scrim: 'rgb(29 27 25 / 45%)',
  hairline: 'var(--hairline)',
  /** Edges of fields and controls, 3:1 on the ground. */
  edge: 'var(--edge)',
  accent: 'var(--accent)',
  onAccent: 'var(--on-accent)',
  /** The wall in the pictures: light in both schemes, as the pictures are. */
  print: 'var(--print)',
  /** A band across the page where it pauses. */
  band: 'var(--band)',
} as const;

/** For text and controls on an image, which stays light in the dark scheme. */
export const onPicture = `
  --ground: var(--print);
  --ink: var(--on-print);
  color: var(--on-print);
  background: var(--print);
`;

/** Only what floats casts one. */
export const shadow = 'var(--shadow)';

export const font = {
  display: `var(--display), 'Instrument Serif Fallback', Georgia, serif`,
  text: `var(--text), 'Figtree Fallback', system-ui, sans-serif`,
} as const;

/** Sizes of text, from the smallest that is allowed (14 px); from `lead` on each grows with the screen between two bounds. */
export const text = {
  small: '0.875rem',
  body: '1rem',
  lead: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
  heading: 'clamp(1.625rem, 1.4rem + 0.95vw, 2.25rem)',
  /** The name of a product on its own page. */
  name: 'clamp(2rem, 1.6rem + 1.25vw, 2.75rem)',
  title: 'clamp(2.375rem, 1.85rem + 2.2vw, 3.75rem)',
  hero: 'clamp(3.5rem, 1.6rem + 6.6vw, 7.5rem)',
} as const;

/** Where a finger points and not a mouse: targets of 44 px. */
export const touch = '@media (pointer: coarse)';

export const radius = '2px';

/** How much further than its stroke the square of an icon reaches, at each side. */
export const ICON_INSET = '10px';

/** Letters set apart: capitals of buttons, links of the head, small titles over big ones. */
export const letterSpacing = '0.08em';

/** The line under words that answer the hand. */
export const underline = `
  text-decoration: underline;
  text-underline-offset: 0.25em;
  text-decoration-thickness: 1px;
`;

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

/** The time between the clicks of a double click, at most, in milliseconds. */
export const DOUBLE_CLICK_MS = 500;

/** The class of the one view transition: a card's picture that grows into the product's. */
export const GROWING = 'growing';

/** How high the head of every page stands: what sticks under it has to know. */
export const HEADER_HEIGHT = { narrow: '56px', wide: '72px' } as const;

/** Where what is scrolled to comes to stand: under the head, with air between. */
export const HEADER_OFFSET = `calc(${HEADER_HEIGHT.wide} + ${space.l})`;

/** Where what keeps to the side of a long column stays. */
export const BESIDE_COLUMN = `calc(${HEADER_HEIGHT.wide} + 32px)`;

/** How much room the button that stays at the foot of a phone takes, at its highest. */
export const PHONE_FOOT = '144px';

const TABLET = 900;

/** Conditions on the width of a window, from narrow to wide, as `media` and `sizes` of a picture take them. */
export const isWider = {
  phone: '(min-width: 600px)',
  tablet: `(min-width: ${TABLET}px)`,
  desktop: '(min-width: 1200px)',
} as const;
export const isNarrower = { tablet: `(max-width: ${TABLET - 1}px)` } as const;

/** The same as media queries. */
export const up = {
  phone: `@media ${isWider.phone}`,
  tablet: `@media ${isWider.tablet}`,
  desktop: `@media ${isWider.desktop}`,
} as const;

const isTall = '(min-height: 560px)';

/** Screens with room enough for something that stays at their foot: no phone on its side, no page at 400 %. */
export const tall = `@media ${isTall}`;

/** Those of them where something does. */
export const tallAndNarrow = `@media ${isNarrower.tablet} and ${isTall}`;

export const PAGE_WIDTH = '1440px';
