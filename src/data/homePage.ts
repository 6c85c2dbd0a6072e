import { bannerOf } from '../lib/images';
import type { HomePageData } from './types';

const ALT =
  'Corduroy trousers, a cable sweater, a herringbone overcoat and a small cardigan laid out together';

export const homePage: HomePageData = {
  title: 'Weft: clothes for men, women and kids',
  // A shop without a hero shows its newest products.
  hero: {
    eyebrow: 'Fall and winter',
    text: 'Warm layers in herringbone, corduroy and soft wool.',
    image: bannerOf('hero', '3015', ALT),
    tallImage: bannerOf('hero-tall', 'd473', ALT),
  },
};
