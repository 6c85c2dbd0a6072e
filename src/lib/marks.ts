/**
 * The attributes of `html` by which the build, the inline scripts, the styles
 * and React know of each other.
 */
export const MARKS = {
  /** By the build: the path of the page. */
  path: 'data-path',
  /** By hideStale.ts until mounted: main and footer are hidden. */
  stale: 'data-stale',
  /** By the main script: `done` or `failed`. */
  boot: 'data-boot',
} as const;
