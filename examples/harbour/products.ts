import { toProducts } from '../../src/domain/productRows';
import { imageHashes } from './images';

// Written by `npm run import`.

/** The products of the shop, newest first. */
export const products = toProducts(
  [
    // name, category, type, price in dollars, ISO date, bestseller, options
    ['Guernsey Jumper, Navy', 'Men', 'Knitwear', 129.5, '2026-11-16', true, { images: 2 }],
    [
      'Regatta Stripe Jumper, Signal Red',
      'Women',
      'Knitwear',
      89,
      '2026-11-16',
      true,
      { sizes: ['S', 'M', 'L'], images: 2 },
    ],
    ['Wide Sailor Trousers, Navy', 'Women', 'Trousers', 98, '2026-11-16', false, { images: 2 }],
    ['Dock Overshirt, Signal Red', 'Men', 'Shirts', 95, '2026-11-16', true, { images: 2 }],
    ['Ticking Blouse, Sea Glass', 'Women', 'Shirts', 78, '2026-11-16', false, { images: 2 }],
    ['Canvas Work Trousers, Slate', 'Men', 'Trousers', 92, '2026-11-16', true, { images: 2 }],
    ['Rib Pocket Cardigan, Sea Green', 'Women', 'Knitwear', 118, '2026-11-16', true, { images: 2 }],
    [
      'Windowpane Shirt, Chalk',
      'Men',
      'Shirts',
      72.5,
      '2026-11-16',
      false,
      { sizes: ['M', 'L', 'XL'], images: 2 },
    ],
    ['Straight Ankle Jeans, Chalk', 'Women', 'Trousers', 96, '2026-11-16', false, { images: 2 }],
    ['Deck Stripe Tee, Fog', 'Men', 'Knitwear', 48, '2026-11-16', false, { images: 2 }],
    ['Quay Camp Shirt, Mustard', 'Women', 'Shirts', 64, '2026-11-16', false, { images: 2 }],
    [
      'Drawstring Deck Shorts, Sand',
      'Men',
      'Trousers',
      54,
      '2026-11-16',
      false,
      { sizes: ['S', 'M', 'L'], images: 2 },
    ],
  ],
  imageHashes,
);
