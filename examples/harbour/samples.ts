import type { Samples } from '../../src/data/types';

export const samples: Samples = {};
