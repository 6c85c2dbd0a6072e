import { aran, rowBands } from '../cuts/aran';
import { cardigan, cardiganBack } from '../cuts/cardigan';
import { hoodie, hoodieBack } from '../cuts/hoodie';
import { jumper, jumperBack } from '../cuts/jumper';
import {
  CABLE_CARDIGAN,
  FISHERMAN,
  HEAVY_HOODIE,
  KIDS_CARDIGAN,
  LAMBSWOOL,
  MERINO,
  POCKET_HOODIE,
  SWEATSHIRT,
} from '../cuts/knitMeasures';
import { sweatshirt, sweatshirtBack } from '../cuts/sweatshirt';
import { cable, knit, rib } from '../fabrics';
import { recipe, type Recipes } from '../recipe';

const merino = {
  color: '#2c3850',
  measures: MERINO,
  seed: 215,
  fall: 0.82,
  fabric: knit(4.2, 3.4, 0.5),
  ribbing: rib(5.2, 0.9, knit(3, 3, 0.3)),
  fashioned: true,
};

const lambswool = {
  color: '#8a3a52',
  color2: '#d3c5ad',
  measures: LAMBSWOOL,
  seed: 223,
  fabric: knit(7, 5.4, 0.9, 0.05),
  pattern: rowBands(7, 5.4, 20, 10, 13),
  turned: 40,
};

const fisherman = {
  color: '#d9ceb7',
  measures: FISHERMAN,
  seed: 239,
  fall: 0.7,
  fabric: aran,
  ribbing: rib(11, 2.4, knit(5.2, 4.6, 0.6), 0.8),
};

const rose = {
  color: '#c49a94',
  measures: CABLE_CARDIGAN,
  seed: 263,
  fall: 0.62,
  fabric: knit(6, 5, 0.9),
  neckStyle: 'v',
  button: { color: '#8a6f5e', radius: 10, count: 6 },
  front: {
    bodyFabric: cable(60, 3),
    bodyCloth: (x: number, y: number) => [Math.abs(x - 500) + 5, y] as const,
  },
} as const;

const mustard = {
  color: '#c4962f',
  measures: KIDS_CARDIGAN,
  seed: 271,
  fabric: knit(7, 5.6, 1),
  neckStyle: 'round',
  button: { color: '#5b3d24', radius: 14, count: 5 },
  pockets: true,
} as const;

const butter = { color: '#dec98f', measures: SWEATSHIRT, seed: 251 };

const fern = {
  color: '#6a8656',
  measures: POCKET_HOODIE,
  seed: 283,
  fall: 1.15,
  hood: { lining: '#b4bf9c', rise: 1.1 },
  pocket: 'rounded',
} as const;

const heavy = {
  color: '#2f3a52',
  measures: HEAVY_HOODIE,
  seed: 293,
  fall: 1.3,
  hood: { lining: '#333e58', cord: '#d9d4c8', thread: '#4d5a78' },
  pocket: 'kangaroo',
  thread: '#4d5a78',
  panels: true,
} as const;

/** Jumpers, cardigans, sweatshirts and hoodies. */
export const knitwear: Recipes = {
  'merino-crew-jumper-navy': recipe(jumper, jumperBack, merino, {
    detail: { x: 440, y: 175, w: 270 },
    cloth: { x: 440, y: 520, w: 100 },
  }),
  'striped-lambswool-jumper-berry': recipe(jumper, jumperBack, lambswool, {
    detail: { x: 80, y: 480, w: 280 },
    cloth: { x: 440, y: 520, w: 120 },
  }),
  'fisherman-cable-jumper-ecru': recipe(jumper, jumperBack, fisherman, {
    detail: { x: 380, y: 170, w: 300 },
    cloth: { x: 440, y: 520, w: 130 },
  }),
  'cable-cardigan-dusty-rose': recipe(cardigan, cardiganBack, rose, {
    detail: { x: 400, y: 340, w: 280 },
    cloth: { x: 540, y: 520, w: 120 },
  }),
  'button-cardigan-mustard': recipe(cardigan, cardiganBack, mustard, {
    detail: { x: 385, y: 185, w: 240 },
    cloth: { x: 550, y: 330, w: 95 },
  }),
  'loopback-sweatshirt-butter': recipe(sweatshirt, sweatshirtBack, butter, {
    detail: { x: 380, y: 180, w: 280 },
    cloth: { x: 440, y: 560, w: 90 },
  }),
  'pocket-hoodie-fern': recipe(hoodie, hoodieBack, fern, {
    detail: { x: 480, y: 530, w: 300 },
    cloth: { x: 440, y: 460, w: 90 },
  }),
  'heavy-hoodie-navy': recipe(hoodie, hoodieBack, heavy, {
    detail: { x: 350, y: 150, w: 320 },
    cloth: { x: 575, y: 430, w: 90 },
  }),
};
