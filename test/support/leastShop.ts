import type {
  AboutPage,
  Banners,
  Currency,
  HomePage,
  Labels,
  Lists,
  Policies,
  Product,
  Samples,
  Settings,
  Shop,
} from '../../src/data/types';

// A shop with the least data: the exports of all files of a shop that have words.

export const settings: Settings = { name: 'Northwind', language: 'en' };
export const labels: Labels = { language: 'en', texts: {} };
export const policies: Policies = {};
export const homePage: HomePage = {};
export const aboutPage: AboutPage = {};
export const samples: Samples = {};
export const PAGE_DESCRIPTIONS: Shop['PAGE_DESCRIPTIONS'] = {};
export const SYNONYMS: Shop['SYNONYMS'] = {};
export const sizeGuides: Shop['sizeGuides'] = {};

export const CATEGORIES: readonly string[] = ['Accessories'];
export const PRODUCT_TYPES: readonly string[] = ['Caps'];
export const SIZES: readonly string[] = ['One size'];
export const VIEWS: Lists['VIEWS'] = [{ name: '1', text: 'image 1' }];
export const FACET_NAMES: Lists['FACET_NAMES'] = ['category', 'type'];
export const PRICE_STEPS: Lists['PRICE_STEPS'] = [];

export const CURRENCY: Currency = {
  code: 'EUR',
  before: '€',
  after: '',
  separator: ',',
  decimal: '.',
  hasPairs: false,
};

export const products: readonly Product[] = ['red', 'blue'].map((color) => ({
  _id: `cap-${color}`,
  name: `Cap, ${color}`,
  description: 'A cap.',
  price: 2000,
  image: [`/images/products/cap-${color}-1-800.avif`],
  category: 'Accessories',
  subCategory: 'Caps',
  sizes: ['One size'],
  date: null,
  bestseller: false,
  hasSizeGuide: false,
}));

export const banners: Banners = {};
export const tiles: Shop['tiles'] = [];
export const shareImage = { src: '/images/share.jpg', alt: 'Cap, red' };
