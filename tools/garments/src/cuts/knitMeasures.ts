import type { KnitMeasures } from './knitLines';

// Measures of the knitwear, each with its pose.

/** Women's, close and fine. */
export const MERINO: KnitMeasures = {
  neck: 98,
  drop: 298,
  collar: 24,
  shoulder: [692, 246],
  underarm: [700, 456],
  waist: [692, 640],
  hip: [698, 836],
  rib: 54,
  drawIn: 8,
  sleeves: [
    { elbow: [772, 590], wrist: [776, 812], halves: [51, 38], cuff: 58 },
    { elbow: [780, 596], wrist: [612, 738], halves: [51, 38], cuff: 58, over: true },
  ],
};

/** Kids', short and square. */
export const LAMBSWOOL: KnitMeasures = {
  neck: 104,
  drop: 308,
  collar: 32,
  shoulder: [722, 243],
  underarm: [736, 446],
  waist: [738, 616],
  hip: [742, 780],
  rib: 58,
  drawIn: 14,
  sleeves: [
    { elbow: [840, 500], wrist: [904, 668], halves: [64, 52], cuff: 40 },
    { elbow: [826, 520], wrist: [862, 696], halves: [64, 52], cuff: 40 },
  ],
};

/** Men's, straight and deep. */
export const FISHERMAN: KnitMeasures = {
  neck: 104,
  drop: 320,
  collar: 40,
  shoulder: [734, 247],
  underarm: [740, 484],
  waist: [742, 690],
  hip: [746, 868],
  rib: 84,
  drawIn: 12,
  sleeves: [
    { elbow: [826, 622], wrist: [842, 850], halves: [68, 54], cuff: 78 },
    { elbow: [838, 612], wrist: [872, 834], halves: [68, 54], cuff: 78 },
  ],
};

/** Women's, to the hip, a little waisted. */
export const CABLE_CARDIGAN: KnitMeasures = {
  neck: 96,
  drop: 428,
  collar: 30,
  shoulder: [698, 250],
  underarm: [708, 470],
  waist: [702, 650],
  hip: [712, 840],
  rib: 92,
  drawIn: 8,
  sleeves: [
    { elbow: [790, 590], wrist: [838, 800], halves: [60, 44], cuff: 74 },
    { elbow: [780, 600], wrist: [794, 828], halves: [60, 44], cuff: 74 },
  ],
};

/** Kids', loose. */
export const KIDS_CARDIGAN: KnitMeasures = {
  neck: 104,
  drop: 310,
  collar: 28,
  shoulder: [718, 242],
  underarm: [728, 446],
  waist: [734, 600],
  hip: [746, 766],
  rib: 50,
  drawIn: 8,
  sleeves: [
    { elbow: [814, 540], wrist: [832, 716], halves: [64, 48], cuff: 50 },
    { elbow: [826, 526], wrist: [876, 694], halves: [64, 48], cuff: 50 },
  ],
};

/** Women's, boxy. */
export const SWEATSHIRT: KnitMeasures = {
  neck: 104,
  drop: 308,
  collar: 28,
  shoulder: [716, 256],
  underarm: [722, 480],
  waist: [726, 650],
  hip: [730, 812],
  rib: 62,
  drawIn: 18,
  sleeves: [
    { elbow: [804, 608], wrist: [812, 820], halves: [61, 47], cuff: 58 },
    { elbow: [818, 592], wrist: [862, 788], halves: [61, 47], cuff: 58 },
  ],
};

/** Kids', with long sleeves. */
export const POCKET_HOODIE: KnitMeasures = {
  neck: 106,
  drop: 330,
  collar: 30,
  shoulder: [728, 247],
  underarm: [738, 462],
  waist: [740, 620],
  hip: [744, 782],
  rib: 56,
  drawIn: 18,
  sleeves: [
    // A sleeve that ends at the pocket.
    { elbow: [828, 566], wrist: [670, 666], halves: [64, 50], cuff: 52, over: true },
    { elbow: [842, 536], wrist: [896, 706], halves: [66, 52], cuff: 48 },
  ],
};

/** Men's, heavy and full. */
export const HEAVY_HOODIE: KnitMeasures = {
  neck: 110,
  drop: 334,
  collar: 30,
  shoulder: [742, 252],
  underarm: [748, 498],
  waist: [750, 700],
  hip: [752, 872],
  rib: 76,
  drawIn: 22,
  sleeves: [
    { elbow: [846, 620], wrist: [882, 838], halves: [74, 58], cuff: 70 },
    { elbow: [834, 634], wrist: [838, 862], halves: [74, 58], cuff: 70 },
  ],
};
