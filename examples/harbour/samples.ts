import type { Samples } from '../../src/shop/shop';

export const samples: Samples = {
  orders: { count: 3, date: '12 Nov 2026' },
};
