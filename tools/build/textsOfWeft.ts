import * as aboutPage from '../../src/data/aboutPage';
import * as homePage from '../../src/data/homePage';
import * as pageDescriptions from '../../src/data/pageDescriptions';
import * as policies from '../../src/data/policies';
import * as settings from '../../src/data/settings';
import type { Shop } from '../../src/data/types';

const FILES = {
  'settings.ts': settings,
  'policies.ts': policies,
  'homePage.ts': homePage,
  'aboutPage.ts': aboutPage,
  'pageDescriptions.ts': pageDescriptions,
};

/** Values that two shops may share. */
const COMMON = [
  'language',
  'sizeFits',
  'paymentLabels',
  'icon',
  'viewBox',
  'width',
  'height',
];

/** All values with their paths, such as `settings.phone.text`. */
const valuesIn = (all: object, parent = ''): [path: string, value: unknown][] =>
  Object.entries(all)
    .filter(([key]) => !COMMON.includes(key))
    .flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? valuesIn(value, `${parent}${key}.`)
        : [[`${parent}${key}`, value]],
    );

/** A line for each file of a shop that still contains values of Weft. */
export const textsOfWeft = (shop: Partial<Shop>): readonly string[] => {
  const own = new Map(valuesIn(shop));
  return Object.entries(FILES).flatMap(([file, ofWeft]) => {
    const same = valuesIn(ofWeft)
      .filter(([path, value]) => own.get(path) === value)
      .map(([path]) => path);
    return same.length > 0
      ? [`${file}, which has values of Weft: ${same.join(', ')}`]
      : [];
  });
};
