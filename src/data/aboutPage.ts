import type { AboutPageData } from './types';

export const aboutPage: AboutPageData = {
  paragraphs: [
    'The weft is the thread that runs across the loom and turns a row of strings into cloth. We started there: find good cloth, cut it simply, and leave out the rest.',
    'We make clothes for men, women and kids in small runs, with a handful of mills.',
  ],

  mission:
    'To make clothes that you choose once and wear for years, at a fair price that we are happy to explain.',

  reasons: {
    quality:
      'We wear and wash every style for months before we sell it. If it does not last, it does not make the cut.',
    convenience:
      'Sizing you can rely on, quick filters, and a cart that is still there when you come back.',
    service:
      'Our team knows every fabric and answers your emails and calls at any hour.',
  },
};
