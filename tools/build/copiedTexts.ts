import { resolve } from 'node:path';
import * as harbourAboutPage from '../../examples/harbour/aboutPage';
import * as harbourHomePage from '../../examples/harbour/homePage';
import * as harbourPageDescriptions from '../../examples/harbour/pageDescriptions';
import * as harbourPolicies from '../../examples/harbour/policies';
import * as harbourSettings from '../../examples/harbour/settings';
import * as aboutPage from '../../src/data/aboutPage';
import * as homePage from '../../src/data/homePage';
import * as pageDescriptions from '../../src/data/pageDescriptions';
import * as policies from '../../src/data/policies';
import * as settings from '../../src/data/settings';
import type { Shop } from '../../src/data/types';

/** The files with texts of the shops that others copy. */
const SHOPS = {
  'src/data': {
    'settings.ts': settings,
    'policies.ts': policies,
    'homePage.ts': homePage,
    'aboutPage.ts': aboutPage,
    'pageDescriptions.ts': pageDescriptions,
  },
  'examples/harbour': {
    'settings.ts': harbourSettings,
    'policies.ts': harbourPolicies,
    'homePage.ts': harbourHomePage,
    'aboutPage.ts': harbourAboutPage,
    'pageDescriptions.ts': harbourPageDescriptions,
  },
};

/** Values that two shops may share. */
const COMMON = [
  'language',
  'sizeFits',
  'acceptsAnyZipcode',
  'hasLogin',
  'paymentLabels',
  'optionalFields',
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

/** A line for each file of a shop that still contains values of another. */
export const copiedTexts = (
  shop: Partial<Shop>,
  folder: string,
): readonly string[] => {
  const own = new Map(valuesIn(shop));
  return Object.entries(SHOPS)
    .filter(([other]) => resolve(other) !== resolve(folder))
    .flatMap(([other, files]) =>
      Object.entries(files).flatMap(([file, values]) => {
        const same = valuesIn(values)
          .filter(([path, value]) => own.get(path) === value)
          .map(([path]) => path);
        // A shop that is no copy may have the same path for its orders.
        return same.some((path) => path !== 'settings.orderUrl')
          ? [`${folder}/${file} has values of ${other}: ${same.join(', ')}`]
          : [];
      }),
    );
};
