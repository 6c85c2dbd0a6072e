import type { SceneName } from '../../../src/domain/pictures';
import type { Frame } from '../studio/frame';
import type { Garment } from '../studio/garment';
import type { Recipe } from '../recipe';
import { coats } from './coats';
import { knitwear } from './knitwear';
import { padded } from './padded';
import { shirts } from './shirts';
import { skirts } from './skirts';
import { tops } from './tops';
import { trousers } from './trousers';

/** A garment laid out in a wide picture: its middle and its scale, in pixels and pixels a unit. */
interface Laid {
  readonly garment: () => Garment;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** What lies in a wide picture, nearest last. */
export type Scene = readonly Laid[];

const all: Readonly<Record<string, Recipe>> = {
  ...tops,
  ...shirts,
  ...knitwear,
  ...trousers,
  ...skirts,
  ...coats,
  ...padded,
};

const front = (id: string) => (): Garment => {
  const recipe = all[id];
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
export const scenes: Readonly<Record<SceneName, Scene>> = {
  hero: [
    { garment: front('wide-linen-trousers-flax'), x: 1270, y: 640, scale: 0.86 },
    { garment: front('belted-trench-coat-stone'), x: 2060, y: 590, scale: 0.86 },
    { garment: front('fisherman-cable-jumper-ecru'), x: 1550, y: 700, scale: 0.98 },
    { garment: front('stripe-crew-tee-ochre'), x: 1860, y: 900, scale: 0.6 },
  ],
  'hero-tall': [
    { garment: front('belted-trench-coat-stone'), x: 700, y: 540, scale: 0.82 },
    { garment: front('fisherman-cable-jumper-ecru'), x: 350, y: 640, scale: 0.8 },
    { garment: front('stripe-crew-tee-ochre'), x: 610, y: 900, scale: 0.5 },
  ],
  about: [
    { garment: front('selvedge-jeans-indigo'), x: 760, y: 800, scale: 1.05 },
    { garment: front('linen-camp-shirt-sand'), x: 480, y: 700, scale: 1.05 },
  ],
  contact: [
    { garment: front('pleated-midi-skirt-camel'), x: 740, y: 960, scale: 1 },
    { garment: front('cable-cardigan-dusty-rose'), x: 560, y: 640, scale: 1.05 },
  ],
  login: [{ garment: front('melton-overcoat-charcoal'), x: 600, y: 760, scale: 1.1 }],
};

/** What lies in the picture that is shown where somebody shares the shop. */
export const shareScene: Scene = [
  { garment: front('wide-linen-trousers-flax'), x: 330, y: 330, scale: 0.48 },
  { garment: front('belted-trench-coat-stone'), x: 880, y: 315, scale: 0.47 },
  { garment: front('fisherman-cable-jumper-ecru'), x: 590, y: 360, scale: 0.54 },
];
