import type { AboutPageData } from '../../src/data/types';

export const aboutPage: AboutPageData = {
  paragraphs: [
    'Harbour began as a chandlery. We sold rope, paint and sweaters, and kept the sweaters.',
    'Our wool is spun in Donegal, our canvas is woven in Portugal, and everything is sewn within sight of the sea.',
  ],

  mission:
    'To make clothes that work in bad weather and look right in good weather.',

  reasons: {
    quality:
      'Every sweater is knitted from five-ply worsted wool and washed before it is sold.',
    convenience:
      'Four sizes, quick filters and a cart that is still there when you come back.',
    service: 'We answer the phone on the pier, even when it rains.',
  },
};
