import { chinos, chinosBack, type ChinosOptions } from '../cuts/chinos';
import { jeans, jeansBack, type JeansOptions } from '../cuts/jeans';
import { shorts, shortsBack, type ShortsOptions } from '../cuts/shorts';
import { wideTrousers, wideTrousersBack, type WideTrousersOptions } from '../cuts/wideTrousers';
import { twill } from '../fabrics';
import { views, type Views } from './harbourViews';

const SAILOR: WideTrousersOptions = {
  color: '#202b45',
  fabric: twill,
  measures: {
    top: 86,
    dip: 6,
    waist: 150,
    band: 56,
    hip: 212,
    hipAt: 320,
    crotch: 430,
    thigh: [2, 226],
    kneeAt: 720,
    knee: [6, 240],
    hemAt: 1096,
    hem: [8, 272],
    bow: 8,
  },
  pose: { right: { thigh: 0.2, shin: 0.6, cant: -1 }, left: { thigh: 1.1, shin: 0, cant: 1 }, lean: -0.6 },
  backPose: { right: { thigh: 0.7, shin: 0 }, left: { thigh: 0.2, shin: 0.4 } },
  drape: { crotch: 0.8, thigh: 0.6, knee: 0.3, hem: 0.2, fall: 0.7, rumple: 0.8 },
  seed: 701,
};

const CHALK_JEANS: JeansOptions = {
  color: '#d5d4ce',
  color2: '#dddcd7',
  measures: {
    top: 84,
    dip: 8,
    waist: 158,
    band: 48,
    hip: 204,
    hipAt: 334,
    crotch: 412,
    thigh: [2, 208],
    kneeAt: 716,
    knee: [6, 190],
    hemAt: 1020,
    hem: [6, 196],
    round: 0.7,
  },
  pose: { right: { thigh: 1.6, shin: -1.2, cant: 1 }, left: { thigh: 0.4, shin: 0.6 }, lean: 0.7 },
  backPose: { right: { thigh: 0.4, shin: 0.4 }, left: { thigh: 1.6, shin: -1.4, cant: 1 }, lean: -0.7 },
  drape: { crotch: 0.9, thigh: 0.8, knee: 0.8, hem: 0.6, fall: 0.8, rumple: 0.9 },
  thread: '#b9a884',
  fade: 0,
  fadeColor: '#e6e3da',
  patch: '#a87b4f',
  copper: '#9a7a5a',
  seed: 719,
};

const CANVAS: ChinosOptions = {
  color: '#566a7c',
  measures: {
    top: 92,
    dip: 14,
    waist: 200,
    band: 46,
    hip: 238,
    hipAt: 306,
    crotch: 390,
    thigh: [2, 244],
    kneeAt: 730,
    knee: [6, 226],
    hemAt: 1110,
    hem: [10, 206],
  },
  pose: { right: { thigh: 1.8, shin: -1.4, cant: 1 }, left: { thigh: 0.4, shin: 0.9, cant: -1 }, lean: 0.8 },
  backPose: { right: { thigh: 0.5, shin: 0.7 }, left: { thigh: 1.7, shin: -1.3, cant: 1 }, lean: -0.7 },
  drape: { crotch: 1.1, thigh: 1, knee: 1.1, hem: 1, fall: 0.9, rumple: 0.7 },
  button: '#2b2f35',
  thread: '#c8cdd0',
  lining: '#8f989f',
  seat: 'patch',
  relief: 1.6,
  hemDepth: 34,
  seed: 727,
};

const DECK_SHORTS: ShortsOptions = {
  color: '#c6b48c',
  fabric: twill,
  thread: '#8c7b58',
  measures: {
    top: 310,
    dip: 12,
    waist: 184,
    band: 54,
    hip: 236,
    hipAt: 490,
    crotch: 606,
    thigh: [3, 250],
    kneeAt: 720,
    knee: [12, 258],
    hemAt: 806,
    hem: [16, 262],
    bow: 6,
  },
  pose: { right: { thigh: 0.6, shin: 0, cant: -1 }, left: { thigh: 2.4, shin: 0, cant: 2 }, lean: -0.8 },
  backPose: { right: { thigh: 2, shin: 0, cant: 2 }, left: { thigh: 0.8, shin: 0 }, lean: 0.7 },
  cord: { color: '#26344f', apart: 26, half: 4.6, long: 120, eyelet: '#7d7f84' },
  tied: 'bow',
  pocket: 'slant',
  seat: 'patches',
  hemDepth: 30,
  weight: 1,
  rumple: 0.8,
  seed: 739,
};

/** Trousers, jeans and shorts of the example shop. */
export const harbourTrousers: Readonly<Record<string, Views>> = {
  'wide-sailor-trousers-navy': views(wideTrousers, wideTrousersBack, SAILOR),
  'straight-ankle-jeans-chalk': views(jeans, jeansBack, CHALK_JEANS),
  'canvas-work-trousers-slate': views(chinos, chinosBack, CANVAS),
  'drawstring-deck-shorts-sand': views(shorts, shortsBack, DECK_SHORTS),
};
