import { blouse, blouseBack } from '../cuts/blouse';
import { campShirt, campShirtBack, type CampShirtOptions } from '../cuts/campShirt';
import { shirt, shirtBack, type ShirtOptions } from '../cuts/shirt';
import { REGULAR, REGULAR_SLEEVES, ROOMY, ROOMY_SLEEVES } from '../cuts/shirtBlocks';
import { washedLinen } from '../cuts/shirtCloths';
import type { Block } from '../cuts/shirtLines';
import type { ButtonedOptions, Sleeves } from '../cuts/shirtParts';
import { poplin, twill } from '../fabrics';
import { ticking, windowpane } from './harbourCloths';
import { views, type Views } from './harbourViews';

/** A women's short-sleeved block with a straight hem. */
const QUAY: Block = {
  neck: [588, 214],
  tip: [702, 262],
  armhole: [
    [690, 328],
    [691, 400],
  ],
  armpit: [716, 464],
  side: [
    [710, 600],
    [710, 740],
    [720, 880],
  ],
  hem: [
    [650, 892],
    [574, 897],
    [500, 897],
  ],
};

const QUAY_SLEEVES: Sleeves = [
  {
    outer: [
      [750, 294],
      [798, 372],
      [842, 488],
    ],
    inner: [
      [742, 540],
      [728, 500],
    ],
  },
  {
    outer: [
      [752, 294],
      [804, 370],
      [858, 478],
    ],
    inner: [
      [756, 536],
      [730, 498],
    ],
  },
];

const TICKING: ButtonedOptions = {
  color: '#bfd2ca',
  color2: '#2f6c66',
  fabric: poplin,
  pattern: ticking(30),
  patternOpacity: 0.9,
  button: '#f0eee6',
  seed: 653,
};

const CAMP: CampShirtOptions = {
  color: '#cb9b2f',
  fabric: washedLinen,
  block: QUAY,
  sleeves: QUAY_SLEEVES,
  button: '#26344f',
  buttonCount: 5,
  collarHeight: 0.9,
  weight: 1.1,
  crumpled: true,
  seed: 661,
};

const OVERSHIRT: ShirtOptions = {
  color: '#c4432b',
  fabric: twill,
  block: ROOMY,
  sleeves: [ROOMY_SLEEVES[1], ROOMY_SLEEVES[0]],
  collar: 'spread',
  cuff: { length: 66, narrower: 3 },
  button: '#e5dfd0',
  pockets: 2,
  drop: 8,
  weight: 1.1,
  seed: 673,
};

const WINDOWPANE: ShirtOptions = {
  color: '#dcdcd7',
  color2: '#28506c',
  fabric: poplin,
  pattern: windowpane(46),
  patternOpacity: 0.8,
  block: REGULAR,
  sleeves: REGULAR_SLEEVES,
  collar: 'button-down',
  cuff: { length: 62, narrower: 3 },
  button: '#f1eee6',
  seed: 683,
};

/** Shirts and the blouse of the example shop. */
export const harbourShirts: Readonly<Record<string, Views>> = {
  'ticking-blouse-sea-glass': views(blouse, blouseBack, TICKING),
  'quay-camp-shirt-mustard': views(campShirt, campShirtBack, CAMP),
  'dock-overshirt-signal-red': views(shirt, shirtBack, OVERSHIRT),
  'windowpane-shirt-chalk': views(shirt, shirtBack, WINDOWPANE),
};
