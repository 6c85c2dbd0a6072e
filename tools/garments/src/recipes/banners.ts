import type { BannerName } from '../shop';
import type { Frame } from '../studio/frame';
import type { Garment } from '../studio/garment';
import { recipes } from '.';

/** A garment laid out in a wide picture: its middle and its scale, in pixels and pixels a unit. */
interface Laid {
  readonly garment: () => Garment;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** What lies in a wide picture, nearest last. */
export type Scene = readonly Laid[];

const front = (id: string) => (): Garment => {
  const recipe = recipes[id];
  if (!recipe) throw new Error(`There is no recipe for "${id}".`);
  return recipe.front();
};

/** What a whole picture shows, in units of a garment that lies in it; `width` is the picture's, in pixels. */
export const frameIn = (width: number, { x, y, scale }: Laid): Frame => ({
  x: 500 - x / scale,
  y: 625 - y / scale,
  w: width / scale,
});

/** What lies in the wide pictures of the shop. */
export const scenes: Readonly<Record<BannerName, Scene>> = {
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

/** What lies in the picture that is shown where somebody shares the shop. */
export const shareScene: Scene = [
  { garment: front('corduroy-trousers-tobacco'), x: 330, y: 325, scale: 0.5 },
  { garment: front('herringbone-overcoat-walnut'), x: 850, y: 315, scale: 0.49 },
  { garment: front('fisherman-cable-jumper-ecru'), x: 560, y: 320, scale: 0.54 },
];
