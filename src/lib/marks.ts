/**
 * The attributes by which the build, the inline scripts, the styles and React
 * know of each other.
 */
export const MARKS = {
  /** On `html`, by the build: the path of the page. */
  path: 'data-path',
  /**
   * On `html`, by the build: a pattern of the URLs that show something else
   * than the page.
   */
  staleAt: 'data-stale-at',
  /** On `html`, by hideStale.ts until mounted: main and footer are hidden. */
  stale: 'data-stale',
  /** On `html`, by the main script: `started`, then `done` or `failed`. */
  boot: 'data-boot',
  /** On a button that was pressed before the start, by beforeReact.ts. */
  pressed: 'data-pressed',
} as const;
