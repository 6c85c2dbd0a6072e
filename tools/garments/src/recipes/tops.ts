import { camisole, camisoleBack } from '../cuts/camisole';
import { longSleeveTee, longSleeveTeeBack } from '../cuts/longSleeveTee';
import { polo, poloBack } from '../cuts/polo';
import { tee, teeBack } from '../cuts/tee';
import { chalkDots, fineJersey, finePique } from '../cuts/topCloths';
import {
  BOXY_FIT,
  BRETON_FIT,
  CORAL_FIT,
  DOTTY_FIT,
  HEAVY_FIT,
  RIBBED_FIT,
  SAGE_FIT,
  STRIPE_FIT,
} from '../cuts/topFits';
import { rib, stripes } from '../fabrics';
import { recipe, type Recipes } from '../recipe';

const ochre = {
  color: '#c08a35',
  color2: '#e0d6c0',
  measures: STRIPE_FIT,
  seed: 311,
  band: 24,
  hem: 22,
  fall: { pull: 0.85, hang: 0.75, rumple: 0.8, size: 0.8 },
  pattern: stripes(44, 22, 8),
};

const clay = {
  color: '#b5826a',
  measures: BOXY_FIT,
  seed: 327,
  band: 22,
  bust: 0.5,
  fall: { pull: 0.45, hang: 1.1, rumple: 0.8, size: 1.1 },
};

const chalk = {
  color: '#dcdad5',
  measures: HEAVY_FIT,
  seed: 341,
  band: 19,
  hem: 30,
  fall: { pull: 0.85, hang: 0.85, rumple: 0.65, size: 1.1 },
};

const sky = {
  color: '#8fb0c6',
  color2: '#dcdad5',
  measures: DOTTY_FIT,
  seed: 353,
  band: 22,
  cuff: 40,
  hem: 22,
  fall: { pull: 0.9, hang: 0.75, rumple: 0.8, size: 0.8 },
  pattern: chalkDots(40, 7.6),
};

const plum = {
  color: '#5e394c',
  measures: RIBBED_FIT,
  seed: 371,
  band: 20,
  low: 20,
  bust: 0.5,
  hem: 20,
  fall: { pull: 0.5, hang: 0.55, rumple: 0.6, size: 0.9 },
  fabric: rib(5.4, 1, fineJersey),
};

const bretonStripes = stripes(36, 13, 340);

const ecru = {
  color: '#ddd3bd',
  color2: '#2e3a54',
  measures: BRETON_FIT,
  seed: 379,
  band: 0,
  fall: { pull: 1, hang: 1, rumple: 0.8 },
  pattern: (u: number, v: number): number => (v > 330 && v < 895 ? bretonStripes(u, v) : 0),
};

const coral = {
  color: '#d07e66',
  measures: CORAL_FIT,
  seed: 383,
  fabric: fineJersey,
  ribbing: fineJersey,
  button: '#e6d9cf',
  buttonCount: 2,
  placket: 414,
  hem: 22,
  fall: { pull: 0.85, hang: 0.75, rumple: 0.8, size: 0.8 },
};

const sage = {
  color: '#98a388',
  measures: SAGE_FIT,
  seed: 397,
  fabric: finePique,
  ribbing: rib(4.6, 0.75, fineJersey),
  button: '#d9d6c6',
  buttonCount: 3,
  placket: 462,
  bands: true,
  vent: 24,
  fall: { pull: 0.9, hang: 0.9, rumple: 0.8 },
};

const blush = { color: '#d8b9ae', metal: '#c9a58c', seed: 409 };

/** Tees, polos and the camisole. */
export const tops: Recipes = {
  'stripe-crew-tee-ochre': recipe(tee, teeBack, ochre, {
    detail: { x: 395, y: 175, w: 230 },
    cloth: { x: 450, y: 520, w: 120 },
  }),
  'boxy-jersey-tee-clay': recipe(tee, teeBack, clay, {
    detail: { x: 450, y: 180, w: 300 },
    cloth: { x: 450, y: 560, w: 90 },
  }),
  'heavyweight-crew-tee-chalk': recipe(tee, teeBack, chalk, {
    detail: { x: 405, y: 180, w: 230 },
    cloth: { x: 450, y: 620, w: 100 },
  }),
  'dotty-long-sleeve-tee-sky': recipe(longSleeveTee, longSleeveTeeBack, sky, {
    detail: { x: 160, y: 470, w: 250 },
    cloth: { x: 450, y: 520, w: 120 },
  }),
  'ribbed-long-sleeve-tee-plum': recipe(longSleeveTee, longSleeveTeeBack, plum, {
    detail: { x: 405, y: 185, w: 210 },
    cloth: { x: 450, y: 600, w: 90 },
  }),
  'breton-long-sleeve-tee-ecru': recipe(longSleeveTee, longSleeveTeeBack, ecru, {
    detail: { x: 460, y: 170, w: 280 },
    cloth: { x: 450, y: 560, w: 120 },
  }),
  'jersey-polo-coral': recipe(polo, poloBack, coral, {
    detail: { x: 390, y: 160, w: 250 },
    cloth: { x: 540, y: 560, w: 90 },
  }),
  'pique-polo-sage': recipe(polo, poloBack, sage, {
    detail: { x: 380, y: 160, w: 270 },
    cloth: { x: 540, y: 600, w: 90 },
  }),
  'satin-camisole-blush': recipe(camisole, camisoleBack, blush, {
    detail: { x: 440, y: 296, w: 240 },
    cloth: { x: 440, y: 480, w: 120 },
  }),
};
