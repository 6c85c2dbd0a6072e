/**
 * The attributes of `html` that the build, the inline scripts, the styles and
 * React share.
 */
export const HTML_ATTRIBUTES = {
  /** The build sets the path of the page. */
  path: 'data-path',
  /** The build sets the parameters that narrow the list of the page. */
  listParams: 'data-list-params',
  /** The build marks a page that may show a stored cart or form. */
  personal: 'data-personal',
  /** hideStale.ts marks, until the mount, a `main` of another page or list. */
  stale: 'data-stale',
  /** hideStale.ts marks, until the mount, that a cart or form is stored. */
  stored: 'data-stored',
  /** early.ts marks that the shopper has scrolled, pressed or typed. */
  used: 'data-used',
  /**
   * The main script sets `done` or `failed`; early.ts sets `failed` after a
   * limit.
   */
  start: 'data-start',
} as const;
