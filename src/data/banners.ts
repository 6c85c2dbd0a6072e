import { bannerOf, bannerOfProductImage } from '../lib/images';
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
  about: bannerOfProductImage(
    '/images/products/fisherman-cable-jumper-ecru-cloth-800.ec53.avif',
    'The cables of an ecru jumper, close up',
  ),
  contact: bannerOfProductImage(
    '/images/products/belted-trench-coat-stone-detail-800.e366.avif',
    'The belt and the buttons of a stone trench coat, close up',
  ),
  login: bannerOfProductImage(
    '/images/products/fisherman-cable-jumper-ecru-front-800.ec53.avif',
    'An ecru jumper with cables',
  ),
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
