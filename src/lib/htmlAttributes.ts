/**
 * The attributes of `html` that the build, the inline scripts, the styles and
 * React share.
 */
export const HTML_ATTRIBUTES = {
  /** The build sets the path of the page. */
  path: 'data-path',
  /** The build sets the parameters that narrow the list of the page. */
  listParams: 'data-list-params',
  /**
   * hideStale.ts sets it if the main part of the prerendered page belongs to
   * another page or list. App.tsx removes it.
   */
  stale: 'data-stale',
  /** The phase of the start (startPhase.ts). */
  start: 'data-start',
} as const;
