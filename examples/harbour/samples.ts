import type { Samples } from '../../src/data/types';

export const samples: Samples = {
  orders: { count: 3, date: '12 Nov 2026' },
};
