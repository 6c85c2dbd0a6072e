/** What a route may weigh, in bytes as brotli sends them. To change a budget, change its number here. */
export interface RouteBudget {
  readonly route: string;
  /** The page of the build that answers to it. */
  readonly page: string;
  /** The chunk of its own, without its hash. */
  readonly chunk: string;
  readonly budget: {
    /** Every script that the page names, the main chunk among them. */
    readonly script: number;
    /** The page itself, with the style that stands in it. */
    readonly page: number;
  };
}

const KIB = 1024;

/** All script of the home page: what a shopper pays at the door. */
const HOME = 106 * KIB;
const PAGE = 30 * KIB;

export const ROUTES: readonly RouteBudget[] = [
  { route: '/', page: 'index.html', chunk: 'home', budget: { script: HOME, page: PAGE } },
  {
    route: '/Collections',
    page: 'Collections.html',
    chunk: 'collections',
    budget: { script: HOME + 2 * KIB, page: PAGE },
  },
  {
    route: '/product/…',
    page: 'product/*.html',
    chunk: 'product',
    budget: { script: HOME + 6 * KIB, page: PAGE },
  },
  { route: '/about', page: 'about.html', chunk: 'about', budget: { script: HOME, page: PAGE } },
  { route: '/Contact', page: 'Contact.html', chunk: 'contact', budget: { script: HOME, page: PAGE } },
  { route: '/cart', page: 'cart.html', chunk: 'cart', budget: { script: HOME, page: PAGE } },
  { route: '/login', page: 'login.html', chunk: 'login', budget: { script: HOME, page: PAGE } },
  {
    route: '/place-order',
    page: 'place-order.html',
    chunk: 'placeOrder',
    budget: { script: HOME, page: PAGE },
  },
  { route: '/orders', page: 'orders.html', chunk: 'orders', budget: { script: HOME, page: PAGE } },
];

/** Parts of the build that stand on every page. */
export const ASSETS = [
  { name: 'main chunk', files: /^main\.[0-9a-f]+\.js$/, budget: 102 * KIB },
  { name: 'fonts', files: /\.woff2$/, budget: 42 * KIB },
] as const;
