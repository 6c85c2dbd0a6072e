import { bannersOf } from '../../src/domain/images';
import { bannerHashes } from './images';

// Written by `npm run import`.

/** The banners with their alternative texts. */
export const banners = bannersOf(bannerHashes, {
  hero: 'Slate work trousers, a navy guernsey, a green cardigan and a red-striped sweater laid out together',
  'hero-tall':
    'Slate work trousers, a navy guernsey, a green cardigan and a red-striped sweater laid out together',
  about: 'A ticking blouse laid over chalk jeans',
  contact: 'A red overshirt laid over slate trousers',
  kids: 'A mustard camp shirt laid over sand shorts',
  login: 'A navy guernsey sweater',
});

/** The categories on the home page. */
export const tiles = [
  { category: 'Men', banner: banners.contact },
  { category: 'Women', banner: banners.about },
];

/** The alternative text of the image for link previews. */
export const shareText = 'Sweaters, trousers and a cardigan by Harbour';
