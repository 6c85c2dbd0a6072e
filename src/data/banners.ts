import { bannerOf } from '../lib/images';
import type { Banners } from './types';

const MEN = bannerOf('men', '2b68', 'A linen shirt laid over indigo jeans');
const WOMEN = bannerOf(
  'women',
  'b444',
  'A rose cable cardigan laid over a pleated skirt',
);
const KIDS = bannerOf(
  'kids',
  'e355',
  'A striped tee laid over rust needlecord dungarees',
);

export const banners: Banners = {
  about: MEN,
  contact: WOMEN,
  login: bannerOf('login', '7768', 'A charcoal overcoat'),
};

export const tiles = [
  { category: 'Women', banner: WOMEN },
  { category: 'Men', banner: MEN },
  { category: 'Kids', banner: KIDS },
] as const;

/** The image in link previews of all pages but products. */
export const shareImage = {
  src: '/images/banners/share.14630b0d.jpg',
  alt: 'Trousers, an overcoat and a cable sweater by Weft',
};
