import type { Block } from './shirtLines';
import type { Sleeves } from './shirtParts';

// Blocks of long-sleeved shirts: bodies, and sleeves in their poses.

/** A regular fit with a short, shallow hem. */
export const REGULAR: Block = {
  neck: [594, 206],
  tip: [718, 250],
  armhole: [
    [701, 318],
    [704, 396],
  ],
  armpit: [735, 462],
  side: [
    [728, 613],
    [727, 776],
    [736, 898],
  ],
  hem: [
    [714, 923],
    [663, 953],
    [586, 969],
    [500, 972],
  ],
};

export const REGULAR_SLEEVES: Sleeves = [
  {
    outer: [
      [763, 276],
      [806, 346],
      [845, 470],
      [874, 632],
      [874, 821],
    ],
    inner: [
      [789, 829],
      [761, 642],
      [744, 518],
    ],
  },
  {
    outer: [
      [761, 276],
      [806, 350],
      [849, 476],
      [892, 632],
      [922, 810],
    ],
    inner: [
      [838, 829],
      [782, 651],
      [750, 518],
    ],
  },
];

/** The same with the left forearm folded over the front. */
export const FOLDED_SLEEVES: Sleeves = [
  REGULAR_SLEEVES[0],
  {
    outer: [
      [760, 276],
      [804, 350],
      [848, 474],
      [884, 596],
      [888, 668],
      [838, 720],
      [682, 848],
    ],
    inner: [
      [622, 774],
      [780, 632],
      [780, 596],
      [750, 520],
    ],
  },
];

/** The part of that sleeve in front of the body, from the elbow. */
export const FOLDED_FOREARM = 'M236 596 L96 694 L96 1400 L640 1400 L640 596 Z';

/** A loose fit: dropped shoulders, a long straight body. */
export const ROOMY: Block = {
  neck: [594, 206],
  tip: [730, 264],
  armhole: [
    [718, 332],
    [720, 420],
  ],
  armpit: [746, 490],
  side: [
    [741, 640],
    [739, 800],
    [746, 930],
  ],
  hem: [
    [731, 958],
    [672, 1000],
    [588, 1016],
    [500, 1018],
  ],
};

export const ROOMY_SLEEVES: Sleeves = [
  {
    outer: [
      [770, 292],
      [812, 368],
      [850, 490],
      [896, 654],
      [936, 832],
    ],
    inner: [
      [850, 858],
      [796, 686],
      [758, 550],
    ],
  },
  {
    outer: [
      [770, 292],
      [814, 368],
      [856, 496],
      [904, 640],
      [890, 858],
    ],
    inner: [
      [800, 856],
      [794, 682],
      [760, 550],
    ],
  },
];

/** A women's fit: narrow shoulders, slightly waisted, a curved tail. */
export const NARROW: Block = {
  neck: [584, 206],
  tip: [672, 240],
  armhole: [
    [657, 304],
    [659, 376],
  ],
  armpit: [690, 436],
  side: [
    [680, 530],
    [671, 630],
    [686, 750],
    [702, 836],
  ],
  hem: [
    [692, 866],
    [648, 926],
    [576, 948],
    [500, 950],
  ],
};

/** Sleeves rolled to below the elbow. */
export const ROLLED_SLEEVES: Sleeves = [
  {
    outer: [
      [712, 262],
      [752, 330],
      [790, 450],
      [824, 566],
      [838, 656],
    ],
    inner: [
      [746, 672],
      [722, 580],
      [698, 490],
    ],
  },
  {
    outer: [
      [710, 262],
      [750, 330],
      [782, 450],
      [804, 566],
      [802, 668],
    ],
    inner: [
      [712, 672],
      [704, 580],
      [692, 490],
    ],
  },
];
