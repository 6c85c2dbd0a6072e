import type { Samples } from './types';

export const samples: Samples = {
  ratings: [
    { stars: 5, count: 54 },
    { stars: 4, count: 38 },
    { stars: 3, count: 16 },
    { stars: 2, count: 4 },
    { stars: 1, count: 10 },
  ],
  orders: { count: 3, date: '16 Sep 2024' },
};
