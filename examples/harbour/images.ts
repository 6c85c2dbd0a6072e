import type { BannerName } from '../../src/domain/images';
import type { ProductId } from '../../src/domain/product';

// Written by `npm run import`.

/** The content hash of each product's images, by product id. */
export const imageHashes: Readonly<Record<ProductId, string>> = {
  'guernsey-jumper-navy': 'b380c0fe',
  'regatta-stripe-jumper-signal-red': '02b4a6ca',
  'wide-sailor-trousers-navy': '5cb862e2',
  'dock-overshirt-signal-red': 'e48cbdcd',
  'ticking-blouse-sea-glass': '11384545',
  'canvas-work-trousers-slate': 'be8dbf07',
  'rib-pocket-cardigan-sea-green': '3183fc1d',
  'windowpane-shirt-chalk': '858307f6',
  'straight-ankle-jeans-chalk': '9881216c',
  'deck-stripe-tee-fog': '37acd050',
  'quay-camp-shirt-mustard': '32a30acd',
  'drawstring-deck-shorts-sand': '8b492f3e',
};

/** The content hash of each banner. */
export const bannerHashes: Readonly<Record<BannerName, string>> = {
  hero: 'd5945935',
  'hero-tall': '5546c793',
  about: '57241562',
  contact: '5c31fa37',
  kids: '6b96ac67',
  login: '7a279f9e',
};
