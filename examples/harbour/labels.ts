import type { Labels } from '../../src/data/types';

/** The labels are written in English, in the components. */
export const labels: Labels = { language: 'en', texts: {} };
