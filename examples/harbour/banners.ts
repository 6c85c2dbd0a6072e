import { bannerOf, bannerOfProductImage } from '../../src/lib/images';
import type { Banners } from '../../src/data/types';

/** The banners with their alternative texts. */
export const banners: Banners = {
  about: bannerOf(
    'about',
    'f4dcdc77',
    'The red stripes of a knitted jumper, close up',
  ),
  contact: bannerOf(
    'contact',
    'a31fc526',
    'The pockets and buttons of a green cardigan, close up',
  ),
  login: bannerOfProductImage(
    '/images/products/guernsey-jumper-navy-1-800.4d113e91.avif',
    'Guernsey Jumper, Navy',
  ),
};

/** The categories on the home page. */
export const tiles = [
  {
    category: 'Men',
    banner: bannerOf(
      'men',
      '470f1b89',
      'A red overshirt laid over slate work trousers',
    ),
  },
  {
    category: 'Women',
    banner: bannerOf(
      'women',
      '8d86af5e',
      'A striped blouse laid over wide navy trousers',
    ),
  },
] as const;

/** The image for link previews. */
export const shareImage = {
  src: '/images/banners/share.021f8a49.jpg',
  alt: 'Sweaters, trousers and a cardigan by Harbour',
};
