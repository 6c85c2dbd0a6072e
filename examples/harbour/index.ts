// Written by `npm run import`.
import type { Shop } from '../../src/data/types';
import * as aboutPage from './aboutPage';
import * as banners from './banners';
import * as vocabulary from './vocabulary';
import * as colors from './colors';
import * as currency from './currency';
import * as fonts from './fonts';
import * as homePage from './homePage';
import * as labels from './labels';
import * as pageDescriptions from './pageDescriptions';
import * as policies from './policies';
import * as products from './products';
import * as samples from './samples';
import * as settings from './settings';
import * as sizeGuides from './sizeGuides';
import * as synonyms from './synonyms';

/**
 * All files of this folder. The type check fails if one of them lacks a value.
 */
export const shop = {
  ...aboutPage,
  ...banners,
  ...vocabulary,
  ...colors,
  ...currency,
  ...fonts,
  ...homePage,
  ...labels,
  ...pageDescriptions,
  ...policies,
  ...products,
  ...samples,
  ...settings,
  ...sizeGuides,
  ...synonyms,
} satisfies Shop;
