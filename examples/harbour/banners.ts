// Written by `npm run import`.
import { bannerOfProductImage } from '../../src/lib/images';
import type { Banners } from '../../src/data/types';

/** The banners with their alternative texts. */
export const banners: Banners = {
  about: bannerOfProductImage("/images/products/regatta-stripe-jumper-signal-red-1-800.37fdd100.avif", "Regatta Stripe Jumper, Signal Red"),
  contact: bannerOfProductImage("/images/products/guernsey-jumper-navy-1-800.4d113e91.avif", "Guernsey Jumper, Navy"),
  login: bannerOfProductImage("/images/products/guernsey-jumper-navy-1-800.4d113e91.avif", "Guernsey Jumper, Navy"),
};

/** The categories on the home page. */
export const tiles = [
  { category: "Men", banner: bannerOfProductImage("/images/products/dock-overshirt-signal-red-1-800.f6408056.avif", "Dock Overshirt, Signal Red") },
  { category: "Women", banner: bannerOfProductImage("/images/products/wide-sailor-trousers-navy-1-800.4222826e.avif", "Wide Sailor Trousers, Navy") },
] as const;

/** The image for link previews. */
export const shareImage = { src: "/images/banners/share.021f8a49.jpg", alt: "Sweaters, trousers and a cardigan by Harbour" };
