import { HTML_ATTRIBUTES } from '../lib/htmlAttributes';

/**
 * The color tokens. src/data/colors.ts has their values for the light and the
 * dark scheme.
 */
export const color = {
  ground: 'var(--ground)',
  raised: 'var(--raised)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  /** The backdrop of a modal dialog, the same in both schemes. */
  scrim: 'rgb(29 27 25 / 45%)',
  hairline: 'var(--hairline)',
  /** Borders of fields and controls, with a contrast of 3:1 on the ground. */
  edge: 'var(--edge)',
  accent: 'var(--accent)',
  onAccent: 'var(--on-accent)',
  /**
   * The background of an image. A gradient in the dark scheme, so only for
   * `background`.
   */
  imageGround: 'var(--image-ground)',
  /** The background of a full-width section. */
  band: 'var(--band)',
} as const;

/** For elements that float above the page. */
export const shadow = 'var(--shadow)';

/** The font stacks of src/data/fonts.ts. */
export const font = { display: 'var(--display)', text: 'var(--text)' } as const;

/**
 * Font sizes. From `lead` on they grow with the width of the window; the two
 * largest are limited, so that they fit a phone on which the shopper has
 * enlarged the text.
 */
export const fontSize = {
  small: '0.875rem',
  body: '1rem',
  lead: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
  heading: 'clamp(1.625rem, 1.4rem + 0.95vw, 2.25rem)',
  /** The name of a product on its page. */
  name: 'clamp(2rem, 1.6rem + 1.25vw, 2.75rem)',
  title: 'min(clamp(2.375rem, 1.85rem + 2.2vw, 3.75rem), 19vw)',
  hero: 'min(clamp(3.5rem, 1.6rem + 6.6vw, 7.5rem), 27vw)',
} as const;

/** Secondary text. */
export const secondaryText = `
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
`;

/**
 * What shows the cart or the form, while they are stored but not loaded. Nothing
 * that fades is hidden by `visibility`: it would fade in.
 */
export const whileStored = `html[${HTML_ATTRIBUTES.stored}] &`;

export const radius = '2px';

/** The space between the box of an icon button and the stroke of its icon. */
export const ICON_INSET = '10px';

/** For text in capitals. */
export const letterSpacing = '0.08em';

/** The underline of a hovered link. */
export const underline = `
  text-decoration: underline;
  text-underline-offset: 0.25em;
  text-decoration-thickness: 1px;
`;

/** Multiples of 4 px. */
export const space = {
  xs: '4px',
  s: '8px',
  m: '16px',
  l: '24px',
  xl: '40px',
  section: 'clamp(72px, 9vw, 144px)',
  /** The distance to the edges of the window. GlobalStyle sets it. */
  gutter: 'var(--gutter)',
} as const;

export const PAGE_WIDTH = '90rem';

/** Centers the content of a full-width element. */
export const pageColumn = `
  max-width: ${PAGE_WIDTH};
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

export const motion = {
  quick: '150ms ease-out',
  calm: '240ms ease-out',
} as const;

/** The height of the sticky header. GlobalStyle sets it. */
export const HEADER_HEIGHT = 'var(--header-height)';

/** The position of what sticks below the header, and the scroll padding. */
export const HEADER_OFFSET = `calc(${HEADER_HEIGHT} + ${space.l})`;

/**
 * Conditions for `@media`, and for `media` and `sizes` of an image. In `em`,
 * which is the font size of the browser: a shopper with larger text gets the
 * layout of a smaller screen, as with zoom.
 */
export const widerThan = {
  phone: '(min-width: 37.5em)',
  tablet: '(min-width: 56.25em)',
  desktop: '(min-width: 75em)',
} as const;
export const narrowerThan = {
  phone: '(max-width: 37.49em)',
  tablet: '(max-width: 56.24em)',
} as const;

/** A device without a mouse: fingers scroll sideways, a plain mouse cannot. */
export const touchScreen = 'screen and (not (any-pointer: fine))';

/**
 * A window with enough height for sticky elements: no phone in landscape, no
 * page at 400 %.
 */
export const tallWindow = '(min-height: 35em)';
export const lowWindow = '(max-height: 34.99em)';
