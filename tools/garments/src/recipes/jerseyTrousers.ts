import { type JoggersOptions, joggers, joggersBack } from '../cuts/joggers';
import { type LeggingsOptions, leggings, leggingsBack } from '../cuts/leggings';
import { jersey, marl, rib, sprig } from '../fabrics';
import { recipe, type Recipes } from '../recipe';

const greyJoggers: JoggersOptions = {
  color: '#8b8a88',
  color2: '#a9a8a6',
  fabric: marl,
  measures: {
    top: 96,
    dip: 12,
    waist: 178,
    band: 52,
    hip: 224,
    hipAt: 330,
    crotch: 404,
    thigh: [3, 230],
    kneeAt: 724,
    knee: [12, 206],
    hemAt: 1058,
    hem: [30, 156],
  },
  pose: { right: { thigh: 2.4, shin: -2.2 }, left: { thigh: 0.6, shin: 1.4 }, lean: 0.9 },
  backPose: { right: { thigh: 0.7, shin: 1 }, left: { thigh: 2.2, shin: -2 }, lean: -0.8 },
  drape: { crotch: 1.2, thigh: 1.2, knee: 1.2, hem: 1.2, fall: 1.2, rumple: 1.1 },
  cuff: 68,
  cord: '#e7e5e0',
  seatPocket: true,
  seed: 27,
};

const kidsJoggers: JoggersOptions = {
  color: '#2c3b5a',
  measures: {
    top: 232,
    dip: 10,
    waist: 148,
    band: 46,
    hip: 196,
    hipAt: 400,
    crotch: 484,
    thigh: [3, 202],
    kneeAt: 700,
    knee: [14, 174],
    hemAt: 912,
    hem: [28, 136],
  },
  pose: { right: { thigh: 1.6, shin: 2.2 }, left: { thigh: 4.6, shin: -5 }, lean: -1.4 },
  backPose: { right: { thigh: 4, shin: -3 }, left: { thigh: 2.6, shin: 1 } },
  drape: { crotch: 1.1, thigh: 1, knee: 0.9, hem: 1.1, fall: 1, rumple: 1 },
  cuff: 54,
  ribPitch: 5,
  cord: '#d8d3c6',
  knees: true,
  seed: 41,
};

const sprigLeggings: LeggingsOptions = {
  color: '#64394f',
  color2: '#d5adb0',
  pattern: sprig(27),
  measures: {
    top: 246,
    dip: 9,
    waist: 134,
    band: 34,
    hip: 160,
    hipAt: 390,
    crotch: 462,
    thigh: [3, 158],
    kneeAt: 690,
    knee: [12, 122],
    hemAt: 960,
    hem: [16, 92],
    bow: 3,
  },
  pose: { right: { thigh: 2.6, shin: -3, cant: -2 }, left: { thigh: 0.8, shin: 1.6, cant: 3 }, lean: 1.2 },
  backPose: { right: { thigh: 1, shin: 1.4, cant: 2 }, left: { thigh: 2.4, shin: -2.4 }, lean: -1 },
  drape: { crotch: 1.3, thigh: 1.1, knee: 1.7, hem: 1.5, fall: 0.8, rumple: 0.8 },
  gathered: true,
  seed: 35,
};

const ribLeggings: LeggingsOptions = {
  color: '#18191d',
  // A dark cloth without the sheen of cotton.
  fabric: { ...rib(5.6, 0.8, jersey), sheen: 0.04, specular: 0.02 },
  measures: {
    top: 84,
    dip: 7,
    waist: 126,
    band: 96,
    hip: 180,
    hipAt: 318,
    crotch: 402,
    thigh: [3, 176],
    kneeAt: 706,
    knee: [12, 124],
    hemAt: 1108,
    hem: [16, 86],
    bow: 3,
  },
  pose: { right: { thigh: 0.4, shin: 1, cant: 2 }, left: { thigh: 2.4, shin: -2.8 }, lean: -0.8 },
  backPose: { right: { thigh: 2, shin: -2.4 }, left: { thigh: 0.6, shin: 0.8, cant: 1.5 }, lean: 0.7 },
  drape: { crotch: 1.1, thigh: 0.8, knee: 1.3, hem: 1.2, fall: 0.6, rumple: 0.6 },
  seed: 19,
};

/** Joggers and leggings: trousers of jersey. */
export const jerseyTrousers: Recipes = {
  'loopback-joggers-grey-marl': recipe(joggers, joggersBack, greyJoggers, {
    detail: { x: 398, y: 80, w: 252 },
    cloth: { x: 580, y: 520, w: 110 },
  }),
  'playground-joggers-navy': recipe(joggers, joggersBack, kidsJoggers, {
    detail: { x: 404, y: 218, w: 208 },
    cloth: { x: 570, y: 486, w: 100 },
  }),
  'sprig-leggings-plum': recipe(leggings, leggingsBack, sprigLeggings, {
    detail: { x: 410, y: 228, w: 184 },
    cloth: { x: 540, y: 520, w: 90 },
  }),
  'soft-rib-leggings-black': recipe(leggings, leggingsBack, ribLeggings, {
    detail: { x: 400, y: 70, w: 250 },
    cloth: { x: 540, y: 470, w: 100 },
  }),
};
