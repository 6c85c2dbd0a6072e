import type { BannerName } from '../shop';
import type { Frame } from '../renderer/frame';
import type { Garment } from '../renderer/garment';
import { recipes } from '.';

/** A garment on a banner: the position of its middle in pixels, and its scale in pixels per unit. */
interface PlacedGarment {
  readonly garment: () => Garment;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The garments of a banner, back to front. */
export type BannerLayout = readonly PlacedGarment[];

const front = (id: string) => (): Garment => {
  const recipe = recipes[id];
  if (!recipe) throw new Error(`There is no recipe for "${id}".`);
  return recipe.front();
};

/** The frame of a whole banner in units of one of its garments; `width` is that of the banner, in pixels. */
export const bannerFrame = (width: number, { x, y, scale }: PlacedGarment): Frame => ({
  x: 500 - x / scale,
  y: 625 - y / scale,
  w: width / scale,
});

/** The layouts of the banners. */
export const bannerLayouts: Readonly<Record<BannerName, BannerLayout>> = {
  hero: [
    { garment: front('corduroy-trousers-tobacco'), x: 1315, y: 595, scale: 0.88 },
    { garment: front('herringbone-overcoat-walnut'), x: 1975, y: 562, scale: 0.9 },
    { garment: front('fisherman-cable-jumper-ecru'), x: 1590, y: 480, scale: 0.88 },
    { garment: front('stripe-crew-tee-ochre'), x: 1635, y: 890, scale: 0.7 },
  ],
  'hero-tall': [
    { garment: front('corduroy-trousers-tobacco'), x: 232, y: 590, scale: 0.82 },
    { garment: front('herringbone-overcoat-walnut'), x: 672, y: 545, scale: 0.78 },
    { garment: front('fisherman-cable-jumper-ecru'), x: 420, y: 470, scale: 0.76 },
    { garment: front('stripe-crew-tee-ochre'), x: 430, y: 850, scale: 0.62 },
  ],
  about: [
    { garment: front('selvedge-jeans-indigo'), x: 760, y: 800, scale: 1.05 },
    { garment: front('linen-camp-shirt-sand'), x: 480, y: 700, scale: 1.05 },
  ],
  contact: [
    { garment: front('pleated-midi-skirt-camel'), x: 740, y: 960, scale: 1 },
    { garment: front('cable-cardigan-dusty-rose'), x: 560, y: 640, scale: 1.05 },
  ],
  kids: [
    { garment: front('needlecord-dungarees-rust'), x: 730, y: 850, scale: 1.3 },
    { garment: front('stripe-crew-tee-ochre'), x: 440, y: 640, scale: 1.08 },
  ],
  login: [{ garment: front('melton-overcoat-charcoal'), x: 600, y: 730, scale: 1.02 }],
};

/** The layout of the image for link previews. */
export const shareLayout: BannerLayout = [
  { garment: front('corduroy-trousers-tobacco'), x: 330, y: 325, scale: 0.5 },
  { garment: front('herringbone-overcoat-walnut'), x: 850, y: 315, scale: 0.49 },
  { garment: front('fisherman-cable-jumper-ecru'), x: 560, y: 320, scale: 0.54 },
];
