import { bannerOf } from '../shop/images';
import { bannerHashes } from './images';

const HERO = 'Corduroy trousers, a cable sweater, a herringbone overcoat and a striped tee laid out together';

/** The banners with their alternative texts. */
export const banners = {
  hero: bannerOf('hero', bannerHashes.hero, HERO),
  'hero-tall': bannerOf('hero-tall', bannerHashes['hero-tall'], HERO),
  about: bannerOf('about', bannerHashes.about, 'A linen shirt laid over indigo jeans'),
  contact: bannerOf('contact', bannerHashes.contact, 'A rose cable cardigan laid over a pleated skirt'),
  kids: bannerOf('kids', bannerHashes.kids, 'A striped tee laid over rust needlecord dungarees'),
  login: bannerOf('login', bannerHashes.login, 'A charcoal overcoat'),
};

/** The categories on the home page. */
export const tiles = [
  { category: 'Women', banner: banners.contact },
  { category: 'Men', banner: banners.about },
  { category: 'Kids', banner: banners.kids },
] as const;

/** The alternative text of the image for link previews of pages that are no product. */
export const shareText = 'Trousers, an overcoat and a cable sweater by Weft';
