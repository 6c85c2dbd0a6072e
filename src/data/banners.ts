import { bannerOf } from '../shop/images';
import { bannerHashes } from './imageHashes';

const HERO =
  'Corduroy trousers, a cable sweater, a herringbone overcoat and a striped tee laid out together';

const MEN = bannerOf(
  'men',
  bannerHashes.men,
  'A linen shirt laid over indigo jeans',
);
const WOMEN = bannerOf(
  'women',
  bannerHashes.women,
  'A rose cable cardigan laid over a pleated skirt',
);
const KIDS = bannerOf(
  'kids',
  bannerHashes.kids,
  'A striped tee laid over rust needlecord dungarees',
);

export const banners = {
  hero: bannerOf('hero', bannerHashes.hero, HERO),
  'hero-tall': bannerOf('hero-tall', bannerHashes['hero-tall'], HERO),
  about: MEN,
  contact: WOMEN,
  login: bannerOf('login', bannerHashes.login, 'A charcoal overcoat'),
};

export const tiles = [
  { category: 'Women', banner: WOMEN },
  { category: 'Men', banner: MEN },
  { category: 'Kids', banner: KIDS },
] as const;

/**
 * The alternative text of the image in link previews of all pages but products.
 */
export const shareText = 'Trousers, an overcoat and a cable sweater by Weft';
