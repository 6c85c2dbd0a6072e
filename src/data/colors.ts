/**
 * The colors of the design, as custom properties: `var(--ink)`. docs/design.md
 * says what each is for. `image-ground` may be a gradient, so it is only for
 * `background`.
 */
export const COLORS = {
  light: {
    ground: '#f0eeeb',
    raised: '#ffffff',
    ink: '#1d1b19',
    'ink-soft': '#4b4741',
    hairline: 'rgb(29 27 25 / 12%)',
    edge: '#8a837b',
    accent: '#1f5a47',
    'on-accent': '#ffffff',
    reduced: '#84260f',
    band: '#e6e2dc',
    'image-ground': 'var(--ground)',
    shadow: '0 8px 24px rgb(29 27 25 / 12%)',
  },
  dark: {
    ground: '#1b1917',
    raised: '#272421',
    ink: '#efece6',
    'ink-soft': '#cdc6bd',
    hairline: 'rgb(239 236 230 / 16%)',
    edge: '#968e84',
    accent: '#74aa92',
    'on-accent': '#08110e',
    reduced: '#f5b8a6',
    band: '#24211e',
    'image-ground': 'var(--ground)',
    shadow: '0 8px 24px rgb(0 0 0 / 40%)',
  },
};
