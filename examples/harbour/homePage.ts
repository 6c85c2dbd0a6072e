import type { HomePageData } from '../../src/data/types';
import { bannerOf } from '../../src/lib/images';

const ALT =
  'Slate work trousers, a navy guernsey, a green cardigan and a red-striped sweater laid out together';

export const homePage: HomePageData = {
  title: 'Harbour: clothes for the coast',
  hero: {
    eyebrow: 'From the pier',
    text: 'Worsted sweaters, heavy canvas and clear stripes.',
    image: bannerOf('hero', 'c8b576d8', ALT),
    tallImage: bannerOf('hero-tall', 'bacc30ec', ALT),
  },
};
