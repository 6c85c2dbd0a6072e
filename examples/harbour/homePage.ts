export const HOME_TITLE = 'Harbour: clothes for the coast';

export const HERO = {
  eyebrow: 'From the pier',
  text: 'Worsted sweaters, washed canvas and clear stripes.',
} as const;
