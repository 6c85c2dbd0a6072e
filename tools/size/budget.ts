import { PATHS, type PageName } from '../../src/domain/paths';
import { fileOf } from '../build/layout';
import { KIB } from '../table';

/** What a page may weigh, in bytes as brotli sends them. To change a budget, change its number here. */
interface Budget {
  /** Every script that the page names, the main chunk among them. */
  readonly script: number;
  /** The page itself, with the style that stands in it. */
  readonly page: number;
}

/** All script of the home page: what a shopper pays at the door. */
const HOME = 106 * KIB;
const PAGE = 30 * KIB;

const PLAIN: Budget = { script: HOME, page: PAGE };

/** A page without a budget does not compile. */
const BUDGETS: Readonly<Record<Exclude<PageName, 'unknown'>, Budget>> = {
  home: PLAIN,
  collections: { script: HOME + 2.5 * KIB, page: PAGE },
  product: { script: HOME + 6.5 * KIB, page: PAGE },
  about: PLAIN,
  contact: PLAIN,
  cart: PLAIN,
  login: PLAIN,
  placeOrder: PLAIN,
  orders: PLAIN,
};

const routes: Readonly<Record<string, string>> = { ...PATHS, product: '/product/*' };

/** Every route with the page of the build that answers to it, and the chunk of its own, without its hash. */
export const ROUTES = Object.entries(BUDGETS).map(([name, budget]) => {
  const route = routes[name] ?? name;
  return { route, page: fileOf(route)?.slice(1) ?? '', chunk: name, budget };
});

/** Parts of the build that stand on every page. */
export const ASSETS = [
  { name: 'main chunk', files: /^main\.[0-9a-f]+\.js$/, budget: 102 * KIB },
  { name: 'fonts', files: /\.woff2$/, budget: 42 * KIB },
] as const;
