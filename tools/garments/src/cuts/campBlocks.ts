import type { Block } from './shirtLines';
import type { Sleeves } from './shirtParts';

// Blocks of short-sleeved shirts.

/** A boxy body with a straight hem. */
export const BOXY: Block = {
  neck: [596, 206],
  tip: [728, 264],
  armhole: [
    [716, 330],
    [716, 410],
  ],
  armpit: [742, 482],
  side: [
    [738, 640],
    [738, 800],
    [742, 960],
  ],
  hem: [
    [660, 972],
    [580, 976],
    [500, 976],
  ],
};

export const BOXY_SLEEVES: Sleeves = [
  {
    outer: [
      [774, 296],
      [822, 376],
      [872, 504],
    ],
    inner: [
      [764, 556],
      [752, 518],
    ],
  },
  {
    outer: [
      [772, 296],
      [816, 378],
      [852, 512],
    ],
    inner: [
      [748, 552],
      [744, 516],
    ],
  },
];

/** A child's boxy body: wide, with short sleeves that stand out. */
export const SMALL_BOXY: Block = {
  neck: [590, 226],
  tip: [718, 276],
  armhole: [
    [706, 336],
    [706, 400],
  ],
  armpit: [730, 462],
  side: [
    [733, 580],
    [738, 700],
    [744, 826],
  ],
  hem: [
    [660, 838],
    [580, 842],
    [500, 842],
  ],
};

export const SMALL_BOXY_SLEEVES: Sleeves = [
  {
    outer: [
      [768, 308],
      [814, 376],
      [858, 466],
    ],
    inner: [
      [760, 532],
      [744, 496],
    ],
  },
  {
    outer: [
      [770, 306],
      [824, 368],
      [874, 450],
    ],
    inner: [
      [776, 524],
      [750, 490],
    ],
  },
];
