import type { AboutPageData } from '../../src/data/types';

export const aboutPage: AboutPageData = {
  paragraphs: [
    'Harbour began as a chandlery. We sold rope, paint and sweaters, and kept the sweaters.',
    'Our wool is spun in Donegal, our canvas is woven in Portugal, and everything is sewn within sight of the sea.',
    'Twelve of us knit, sew and pack your orders in the old sail loft on the pier.',
  ],

  mission:
    'To make clothes that work in bad weather and look right in good weather.',

  reasons: {
    quality:
      'We knit every sweater ourselves and wash it before it is sold, so that it keeps its size.',
    convenience:
      'Four sizes, quick filters and a cart that is still there when you come back.',
    service: 'We answer the phone on the pier, even when it rains.',
  },
};
