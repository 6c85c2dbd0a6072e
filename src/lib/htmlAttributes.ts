/**
 * The attributes of `html` by which the build, the inline scripts, the styles
 * and React know of each other.
 */
export const HTML_ATTRIBUTES = {
  /** By the build: the path of the page. */
  path: 'data-path',
  /** By the build: the parameters that narrow the list of the page. */
  listParams: 'data-list-params',
  /** By the build: the page may show a stored cart or form. */
  personal: 'data-personal',
  /** By hideStale.ts until mounted: main is another page or list. */
  stale: 'data-stale',
  /** By hideStale.ts until mounted: a cart or form is stored. */
  stored: 'data-stored',
  /** By early.ts: the shopper has scrolled, pressed or typed. */
  used: 'data-used',
  /** By the main script: `done` or `failed`; by early.ts after a limit. */
  start: 'data-start',
} as const;
