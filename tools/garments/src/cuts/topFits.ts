import type { TopMeasures } from './topBlock';

// The measures of each top; women's, men's and children's are separate blocks.

export const STRIPE_FIT: TopMeasures = {
  neck: 90,
  drop: 284,
  shoulder: [688, 250],
  underarm: [690, 424],
  side: [
    [686, 600],
    [696, 812],
  ],
  dip: 14,
  sleeves: [
    { line: [[786, 452]], halves: [60] },
    { line: [[774, 466]], halves: [60] },
  ],
};

export const BOXY_FIT: TopMeasures = {
  neck: 84,
  drop: 272,
  shoulder: [736, 272],
  underarm: [726, 478],
  scoop: 4,
  side: [
    [724, 640],
    [730, 858],
  ],
  dip: 10,
  sleeves: [
    { line: [[836, 530]], halves: [78], head: 84 },
    { line: [[824, 542]], halves: [77], head: 84 },
  ],
};

export const HEAVY_FIT: TopMeasures = {
  neck: 96,
  drop: 290,
  shoulder: [716, 256],
  underarm: [718, 480],
  side: [
    [712, 720],
    [718, 984],
  ],
  dip: 18,
  sleeves: [
    { line: [[836, 580]], halves: [64] },
    { line: [[810, 602]], halves: [64] },
  ],
};

export const DOTTY_FIT: TopMeasures = {
  neck: 88,
  drop: 280,
  shoulder: [676, 248],
  underarm: [678, 428],
  side: [
    [672, 610],
    [684, 826],
  ],
  dip: 14,
  sleeves: [
    {
      line: [
        [752, 548],
        [784, 722],
      ],
      halves: [46, 33],
    },
    {
      line: [
        [766, 516],
        [782, 652],
      ],
      halves: [48, 38],
    },
  ],
};

export const RIBBED_FIT: TopMeasures = {
  neck: 88,
  drop: 298,
  shoulder: [656, 240],
  underarm: [648, 398],
  scoop: 12,
  side: [
    [644, 480],
    [626, 620],
    [632, 740],
    [646, 888],
  ],
  dip: 12,
  sleeves: [
    {
      line: [
        [706, 580],
        [754, 822],
      ],
      halves: [34, 25],
      head: 48,
    },
    {
      line: [
        [710, 574],
        [732, 818],
      ],
      halves: [34, 25],
      head: 48,
    },
  ],
};

export const BRETON_FIT: TopMeasures = {
  neck: 124,
  drop: 244,
  shoulder: [714, 252],
  underarm: [716, 472],
  side: [
    [712, 700],
    [716, 942],
  ],
  dip: 12,
  sleeves: [
    {
      line: [
        [790, 616],
        [826, 866],
      ],
      halves: [55, 42],
    },
    {
      line: [
        [804, 600],
        [788, 846],
      ],
      halves: [56, 42],
    },
  ],
};

export const CORAL_FIT: TopMeasures = {
  neck: 78,
  drop: 284,
  shoulder: [682, 250],
  underarm: [684, 428],
  side: [
    [680, 600],
    [690, 818],
  ],
  dip: 14,
  sleeves: [
    { line: [[776, 466]], halves: [58] },
    { line: [[788, 448]], halves: [58] },
  ],
};

export const SAGE_FIT: TopMeasures = {
  neck: 88,
  drop: 290,
  shoulder: [712, 254],
  underarm: [714, 474],
  side: [
    [710, 700],
    [716, 944],
  ],
  dip: 12,
  sleeves: [
    { line: [[804, 516]], halves: [61] },
    { line: [[816, 500]], halves: [61] },
  ],
};
