import type { Garment } from '../renderer/garment';
import type { BannerName } from '../shop';
import type { BannerLayout } from './banners';
import { harbourKnitwear } from './harbourKnitwear';
import { harbourShirts } from './harbourShirts';
import { harbourTrousers } from './harbourTrousers';
import type { Views } from './harbourViews';

/** The views of each product of the example shop, by its handle. */
export const harbour: Readonly<Record<string, Views>> = {
  ...harbourKnitwear,
  ...harbourShirts,
  ...harbourTrousers,
};

const front = (handle: string) => (): Garment => {
  const product = harbour[handle];
  if (!product) throw new Error(`There is no product "${handle}".`);
  return product.front();
};

/**
 * The layouts of the banners of the example shop, and of its image for link previews. The shop has no category
 * for children: `kids` is its third tile.
 */
export const harbourBanners: Readonly<Record<BannerName | 'share', BannerLayout>> = {
  hero: [
    { garment: front('canvas-work-trousers-slate'), x: 1305, y: 600, scale: 0.88 },
    { garment: front('rib-pocket-cardigan-sea-green'), x: 1985, y: 575, scale: 0.92 },
    { garment: front('guernsey-jumper-navy'), x: 1630, y: 480, scale: 0.88 },
    { garment: front('regatta-stripe-jumper-signal-red'), x: 1660, y: 905, scale: 0.7 },
  ],
  'hero-tall': [
    { garment: front('canvas-work-trousers-slate'), x: 240, y: 600, scale: 0.82 },
    { garment: front('rib-pocket-cardigan-sea-green'), x: 690, y: 545, scale: 0.8 },
    { garment: front('guernsey-jumper-navy'), x: 430, y: 465, scale: 0.76 },
    { garment: front('regatta-stripe-jumper-signal-red'), x: 440, y: 850, scale: 0.62 },
  ],
  about: [
    { garment: front('straight-ankle-jeans-chalk'), x: 780, y: 850, scale: 1.08 },
    { garment: front('ticking-blouse-sea-glass'), x: 520, y: 640, scale: 1.05 },
  ],
  contact: [
    { garment: front('canvas-work-trousers-slate'), x: 770, y: 840, scale: 1.08 },
    { garment: front('dock-overshirt-signal-red'), x: 490, y: 720, scale: 1.05 },
  ],
  kids: [
    { garment: front('drawstring-deck-shorts-sand'), x: 745, y: 1000, scale: 1.15 },
    { garment: front('quay-camp-shirt-mustard'), x: 480, y: 690, scale: 1.08 },
  ],
  login: [{ garment: front('guernsey-jumper-navy'), x: 600, y: 815, scale: 1.22 }],
  share: [
    { garment: front('wide-sailor-trousers-navy'), x: 330, y: 325, scale: 0.5 },
    { garment: front('rib-pocket-cardigan-sea-green'), x: 860, y: 310, scale: 0.52 },
    { garment: front('regatta-stripe-jumper-signal-red'), x: 580, y: 335, scale: 0.54 },
  ],
};
