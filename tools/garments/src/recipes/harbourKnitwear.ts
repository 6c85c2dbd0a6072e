import { rowBands } from '../cuts/aran';
import { cardigan, cardiganBack } from '../cuts/cardigan';
import { jumper, jumperBack } from '../cuts/jumper';
import type { KnitMeasures } from '../cuts/knitLines';
import { longSleeveTee, longSleeveTeeBack } from '../cuts/longSleeveTee';
import type { TopMeasures } from '../cuts/topBlock';
import { knit, rib, stripes } from '../fabrics';
import { views, type Views } from './harbourViews';
import { guernsey } from './harbourCloths';

/** Women's, short and square, with a wide neck. */
const SQUARE: KnitMeasures = {
  neck: 118,
  drop: 286,
  collar: 22,
  shoulder: [718, 256],
  underarm: [722, 470],
  waist: [724, 620],
  hip: [728, 772],
  rib: 44,
  drawIn: 8,
  sleeves: [
    { elbow: [806, 590], wrist: [852, 766], halves: [60, 48], cuff: 44 },
    { elbow: [798, 600], wrist: [814, 768], halves: [60, 48], cuff: 44 },
  ],
};

/** Women's, long and straight. */
const LONG: KnitMeasures = {
  neck: 98,
  drop: 470,
  collar: 30,
  shoulder: [706, 254],
  underarm: [714, 478],
  waist: [716, 700],
  hip: [724, 946],
  rib: 64,
  drawIn: 6,
  sleeves: [
    { elbow: [794, 618], wrist: [818, 846], halves: [62, 47], cuff: 76 },
    { elbow: [804, 606], wrist: [856, 824], halves: [62, 47], cuff: 76 },
  ],
};

/** Men's, close, with a high neck. */
const GUERNSEY: KnitMeasures = {
  neck: 96,
  drop: 286,
  collar: 48,
  shoulder: [722, 250],
  underarm: [728, 480],
  waist: [726, 690],
  hip: [730, 896],
  rib: 72,
  drawIn: 6,
  sleeves: [
    { elbow: [812, 620], wrist: [846, 846], halves: [62, 48], cuff: 66 },
    { elbow: [804, 628], wrist: [820, 862], halves: [62, 48], cuff: 66 },
  ],
};

/** Men's, straight, with ribbed cuffs. */
const DECK: TopMeasures = {
  neck: 94,
  drop: 286,
  shoulder: [720, 256],
  underarm: [722, 480],
  side: [
    [718, 700],
    [722, 930],
  ],
  dip: 12,
  sleeves: [
    {
      line: [
        [808, 606],
        [846, 838],
      ],
      halves: [58, 46],
    },
    {
      line: [
        [800, 614],
        [812, 850],
      ],
      halves: [58, 46],
    },
  ],
};

const regatta = {
  color: '#dedbd2',
  color2: '#c4432b',
  measures: SQUARE,
  seed: 607,
  fall: 0.85,
  fabric: knit(5.6, 4.6, 0.7, 0.04),
  ribbing: rib(6.4, 1.2, knit(3.6, 3.6, 0.4)),
  pattern: rowBands(5.6, 4.6, 15, 3, 68),
};

const pocketCardigan = {
  color: '#2f6c66',
  measures: LONG,
  seed: 619,
  fall: 0.7,
  fabric: rib(12, 2, knit(5.4, 4.6, 0.7), 0.9),
  neckStyle: 'v',
  button: { color: '#dcd5c4', radius: 11, count: 5 },
  pockets: true,
} as const;

const guernseyJumper = {
  color: '#213152',
  measures: GUERNSEY,
  seed: 631,
  fall: 0.7,
  fabric: guernsey,
  ribbing: rib(9, 1.9, knit(4.6, 4.2, 0.5), 0.8),
};

const deckBands = stripes(126, 63, 318);

const deckStripe = {
  color: '#bcc3c6',
  color2: '#455a70',
  measures: DECK,
  seed: 643,
  band: 26,
  cuff: 52,
  hem: 24,
  fall: { pull: 0.9, hang: 0.9, rumple: 0.7, size: 1.05 },
  // The shoulders are plain, and the last band ends above the hem.
  pattern: (u: number, v: number): number => (v > 290 ? deckBands(u, v) : 0),
};

/** Jumpers, the cardigan and the striped tee of the example shop. */
export const harbourKnitwear: Readonly<Record<string, Views>> = {
  'regatta-stripe-jumper-signal-red': views(jumper, jumperBack, regatta),
  'rib-pocket-cardigan-sea-green': views(cardigan, cardiganBack, pocketCardigan),
  'guernsey-jumper-navy': views(jumper, jumperBack, guernseyJumper),
  'deck-stripe-tee-fog': views(longSleeveTee, longSleeveTeeBack, deckStripe),
};
