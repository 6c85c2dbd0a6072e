export const HOME_TITLE = 'Weft: clothes for men, women and kids';

export const HERO = {
  eyebrow: 'Fall and winter',
  text: 'Warm layers in melton, corduroy, brushed cotton and soft wool.',
};
