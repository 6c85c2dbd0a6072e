import { type DungareesOptions, dungarees, dungareesBack } from '../cuts/dungarees';
import { type GatheredSkirtOptions, gatheredSkirt, gatheredSkirtBack } from '../cuts/gatheredSkirt';
import { type PleatedSkirtOptions, pleatedSkirt, pleatedSkirtBack } from '../cuts/pleatedSkirt';
import { type ShortsOptions, shorts, shortsBack } from '../cuts/shorts';
import { type StraightSkirtOptions, straightSkirt, straightSkirtBack } from '../cuts/straightSkirt';
import { corduroy, dots, flax, herringbone, twill } from '../fabrics';
import { recipe, type Recipes } from '../recipe';

const pleated: PleatedSkirtOptions = {
  color: '#b98d5d',
  measures: { top: 190, dip: 10, waist: 140, band: 40, hip: 190, hipAt: 380, hem: 312, hemAt: 990, bow: 18 },
  pleats: 17,
  aside: 14,
  lift: 10,
  seed: 24,
};

const straight: StraightSkirtOptions = {
  color: '#2c2c30',
  color2: '#555558',
  fabric: herringbone(12.5, 4.6),
  measures: { top: 250, dip: 11, waist: 156, band: 40, hip: 214, hipAt: 466, hem: 202, hemAt: 920, bow: 9 },
  lining: '#3a3940',
  vent: 178,
  aside: -5,
  lift: 3,
  seed: 33,
};

const gathered: GatheredSkirtOptions = {
  color: '#9b4a3b',
  color2: '#e0d6c2',
  pattern: dots(30, 5.4),
  measures: { top: 380, dip: 8, waist: 138, band: 38, hip: 208, hipAt: 540, hem: 300, hemAt: 792, bow: 20 },
  aside: -8,
  lift: -9,
  seed: 71,
};

const linenShorts: ShortsOptions = {
  color: '#6b6742',
  color2: '#7e7a54',
  uneven: '#8a8560',
  fabric: flax,
  measures: {
    top: 290,
    dip: 13,
    waist: 186,
    band: 50,
    hip: 244,
    hipAt: 480,
    crotch: 612,
    thigh: [3, 262],
    kneeAt: 740,
    knee: [14, 272],
    hemAt: 852,
    hem: [20, 278],
    bow: 7,
  },
  pose: { right: { thigh: 2.2, shin: 0, cant: 2 }, left: { thigh: 0.6, shin: 0, cant: -1 }, lean: 0.8 },
  backPose: { right: { thigh: 0.8, shin: 0 }, left: { thigh: 1.8, shin: 0, cant: 1.6 }, lean: -0.7 },
  cord: { color: '#e4dfd0', apart: 24, half: 4.2, long: 178, eyelet: '#8c8a7c' },
  tied: 'hanging',
  pocket: 'slant',
  seat: 'welt',
  hemDepth: 34,
  weight: 0.9,
  rumple: 1.05,
  seed: 47,
};

const playShorts: ShortsOptions = {
  color: '#d59a37',
  fabric: twill,
  thread: '#efd9a4',
  measures: {
    top: 390,
    dip: 9,
    waist: 158,
    band: 44,
    hip: 208,
    hipAt: 530,
    crotch: 624,
    thigh: [3, 224],
    kneeAt: 720,
    knee: [12, 230],
    hemAt: 786,
    hem: [16, 234],
    bow: 5,
  },
  pose: { right: { thigh: 0.6, shin: 0 }, left: { thigh: 3.4, shin: 0, cant: 3 }, lean: -1.2 },
  backPose: { right: { thigh: 2.6, shin: 0, cant: 2 }, left: { thigh: 0.8, shin: 0 }, lean: 1 },
  cord: { color: '#efe8d8', apart: 22, half: 4, long: 76, eyelet: '#a08a58' },
  tied: 'bow',
  pocket: 'scoop',
  seat: 'patches',
  hemDepth: 26,
  weight: 1,
  rumple: 0.8,
  seed: 86,
};

const kidsDungarees: DungareesOptions = {
  color: '#9f512f',
  fabric: corduroy(5),
  thread: '#c58a62',
  measures: {
    top: 424,
    dip: 6,
    waist: 150,
    band: 34,
    hip: 184,
    hipAt: 560,
    crotch: 646,
    thigh: [3, 196],
    kneeAt: 826,
    knee: [18, 184],
    hemAt: 990,
    hem: [26, 176],
    bow: 5,
  },
  bib: {
    top: 262,
    half: 92,
    backTop: 296,
    backHalf: 54,
    shoulder: 140,
    apart: 84,
    strap: 36,
    metal: '#a99a80',
    pocket: 'round',
  },
  pose: { right: { thigh: 3.4, shin: -1 }, left: { thigh: 1.8, shin: 1.6 } },
  backPose: { right: { thigh: 1.6, shin: 1 }, left: { thigh: 3.2, shin: -1.6 } },
  drape: { crotch: 1, thigh: 0.8, knee: 0.7, hem: 0.7, fall: 0.5, rumple: 0.8 },
  knees: true,
  turnUp: 32,
  seed: 52,
};

const ochreDungarees: DungareesOptions = {
  color: '#bd8a3c',
  fabric: twill,
  thread: '#e2c48c',
  measures: {
    top: 366,
    dip: 7,
    waist: 150,
    band: 34,
    hip: 198,
    hipAt: 536,
    crotch: 612,
    thigh: [3, 216],
    kneeAt: 876,
    knee: [12, 216],
    hemAt: 1180,
    hem: [14, 214],
    bow: 6,
  },
  bib: {
    top: 170,
    half: 98,
    backTop: 226,
    backHalf: 52,
    shoulder: 40,
    apart: 80,
    strap: 32,
    metal: '#8f7a52',
    pocket: 'split',
  },
  pose: { right: { thigh: 0.9, shin: 0.3 }, left: { thigh: 2, shin: -1.8 } },
  backPose: { right: { thigh: 1.7, shin: -1 }, left: { thigh: 0.8, shin: 0.5 } },
  drape: { crotch: 0.9, thigh: 0.55, knee: 0.4, hem: 0.32, fall: 0.9, rumple: 0.55 },
  fly: true,
  seed: 17,
};

/** Skirts, shorts and dungarees. */
export const skirts: Recipes = {
  'needlecord-dungarees-rust': recipe(dungarees, dungareesBack, kidsDungarees, {
    detail: { x: 380, y: 220, w: 250 },
    cloth: { x: 556, y: 606, w: 96 },
  }),
  'twill-dungarees-ochre': recipe(dungarees, dungareesBack, ochreDungarees, {
    detail: { x: 380, y: 130, w: 250 },
    cloth: { x: 560, y: 600, w: 110 },
  }),
  'linen-drawstring-shorts-olive': recipe(shorts, shortsBack, linenShorts, {
    detail: { x: 384, y: 272, w: 262 },
    cloth: { x: 600, y: 640, w: 110 },
  }),
  'twill-play-shorts-marigold': recipe(shorts, shortsBack, playShorts, {
    detail: { x: 398, y: 374, w: 192 },
    cloth: { x: 580, y: 600, w: 100 },
  }),
  'pleated-midi-skirt-camel': recipe(pleatedSkirt, pleatedSkirtBack, pleated, {
    detail: { x: 360, y: 176, w: 280 },
    cloth: { x: 480, y: 600, w: 120 },
  }),
  'straight-herringbone-skirt-charcoal': recipe(straightSkirt, straightSkirtBack, straight, {
    detail: { x: 326, y: 236, w: 216 },
    cloth: { x: 470, y: 560, w: 100 },
  }),
  'gathered-dot-skirt-brick': recipe(gatheredSkirt, gatheredSkirtBack, gathered, {
    detail: { x: 360, y: 366, w: 260 },
    cloth: { x: 450, y: 560, w: 120 },
  }),
};
