import { blouse, blouseBack } from '../cuts/blouse';
import { BOXY, BOXY_SLEEVES, SMALL_BOXY, SMALL_BOXY_SLEEVES } from '../cuts/campBlocks';
import { campShirt, campShirtBack, type CampShirtOptions } from '../cuts/campShirt';
import { shiftDress, shiftDressBack } from '../cuts/shiftDress';
import { shirt, shirtBack, type ShirtOptions } from '../cuts/shirt';
import {
  FOLDED_FOREARM,
  FOLDED_SLEEVES,
  NARROW,
  REGULAR,
  REGULAR_SLEEVES,
  ROLLED_SLEEVES,
  ROOMY,
  ROOMY_SLEEVES,
} from '../cuts/shirtBlocks';
import type { ButtonedOptions } from '../cuts/shirtParts';
import { smockBlouse, smockBlouseBack } from '../cuts/smockBlouse';
import { teaDress, teaDressBack } from '../cuts/teaDress';
import { dots, gingham, leaves, oxford, poplin, sprig, verticalStripes, viscose } from '../fabrics';
import { checkedFlannel, forestCheck, washedLinen } from '../cuts/shirtCloths';
import { recipe, type Recipes } from '../recipe';

const LINEN_CAMP: CampShirtOptions = {
  color: '#c4b394',
  fabric: washedLinen,
  block: BOXY,
  sleeves: BOXY_SLEEVES,
  button: '#7a6146',
  pocket: true,
  weight: 1.25,
  crumpled: true,
  seed: 211,
};

const LEAF_CAMP: CampShirtOptions = {
  color: '#667d55',
  color2: '#d4d3b0',
  fabric: poplin,
  pattern: leaves(50),
  patternOpacity: 0.9,
  block: SMALL_BOXY,
  sleeves: SMALL_BOXY_SLEEVES,
  button: '#e9e2cd',
  buttonSize: 9,
  buttonCount: 4,
  collarHeight: 0.84,
  seed: 223,
};

const OXFORD: ShirtOptions = {
  color: '#8fa5b8',
  color2: '#bac8d2',
  fabric: oxford,
  block: REGULAR,
  sleeves: FOLDED_SLEEVES,
  sleevesBehind: REGULAR_SLEEVES,
  forearm: FOLDED_FOREARM,
  collar: 'button-down',
  cuff: { length: 62, narrower: 3 },
  button: '#eeebe2',
  pockets: 1,
  seed: 231,
};

const FLANNEL: ShirtOptions = {
  color: '#2b4f3e',
  color2: '#e6dabd',
  fabric: checkedFlannel,
  pattern: forestCheck,
  block: ROOMY,
  sleeves: ROOMY_SLEEVES,
  collar: 'spread',
  cuff: { length: 64, narrower: 3 },
  button: '#2e2a24',
  pockets: 2,
  drop: 24,
  weight: 1.2,
  seed: 243,
};

const POPLIN: ShirtOptions = {
  color: '#7b95bf',
  color2: '#dfdedb',
  fabric: poplin,
  pattern: verticalStripes(13, 6.5, 3),
  block: NARROW,
  sleeves: ROLLED_SLEEVES,
  collar: 'open',
  cuff: { length: 50, narrower: -4, over: true },
  button: '#f1eee6',
  drop: 26,
  weight: 0.85,
  seed: 257,
};

const SPRIG: ButtonedOptions = {
  color: '#ddd2ba',
  color2: '#66704a',
  fabric: poplin,
  pattern: sprig(27),
  patternOpacity: 0.85,
  button: '#efe8d6',
  seed: 263,
};

const GINGHAM: ButtonedOptions = {
  color: '#e5e1db',
  color2: '#c06f74',
  fabric: poplin,
  pattern: gingham(19),
  button: '#f1ece4',
  seed: 271,
};

const TEA: ButtonedOptions = {
  color: '#242a39',
  color2: '#ddd3be',
  fabric: viscose,
  pattern: dots(24, 2.7),
  button: '#d9cfba',
  seed: 281,
};

const SHIFT: ButtonedOptions = {
  color: '#a65a3b',
  fabric: washedLinen,
  button: '#8a4a30',
  seed: 302,
};

/** Shirts, blouses and shirt-like dresses. */
export const shirts: Recipes = {
  'linen-camp-shirt-sand': recipe(campShirt, campShirtBack, LINEN_CAMP, {
    detail: { x: 385, y: 160, w: 280 },
    cloth: { x: 330, y: 640, w: 110 },
  }),
  'leaf-print-camp-shirt-fern': recipe(campShirt, campShirtBack, LEAF_CAMP, {
    detail: { x: 360, y: 180, w: 300 },
    cloth: { x: 330, y: 600, w: 130 },
  }),
  'flannel-check-shirt-forest': recipe(shirt, shirtBack, FLANNEL, {
    detail: { x: 390, y: 180, w: 320 },
    cloth: { x: 330, y: 700, w: 130 },
  }),
  'washed-oxford-shirt-chalk-blue': recipe(shirt, shirtBack, OXFORD, {
    detail: { x: 400, y: 160, w: 310 },
    cloth: { x: 600, y: 660, w: 80 },
  }),
  'striped-poplin-shirt-cornflower': recipe(shirt, shirtBack, POPLIN, {
    detail: { x: 380, y: 160, w: 280 },
    cloth: { x: 360, y: 640, w: 100 },
  }),
  'sprig-blouse-ecru': recipe(blouse, blouseBack, SPRIG, {
    detail: { x: 440, y: 180, w: 290 },
    cloth: { x: 420, y: 640, w: 110 },
  }),
  'gingham-blouse-rose': recipe(smockBlouse, smockBlouseBack, GINGHAM, {
    detail: { x: 480, y: 210, w: 320 },
    cloth: { x: 540, y: 560, w: 110 },
  }),
  'dotted-tea-dress-ink': recipe(teaDress, teaDressBack, TEA, {
    detail: { x: 400, y: 90, w: 300 },
    cloth: { x: 590, y: 900, w: 110 },
  }),
  'linen-shift-dress-terracotta': recipe(shiftDress, shiftDressBack, SHIFT, {
    detail: { x: 425, y: 110, w: 250 },
    cloth: { x: 440, y: 640, w: 100 },
  }),
};
