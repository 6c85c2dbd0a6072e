import { formatPrice } from '../../../src/features/catalogue/money';
import { PATHS, productPath, type PageName } from '../../../src/routing/paths';

const productPage = (id: string, name: string) => ({
  id,
  path: productPath(id),
  name,
});

/** Products that tests and tools use. */
export const COAT = productPage(
  'melton-overcoat-charcoal',
  'Melton Overcoat, Charcoal',
);
export const COAT_PRICE = formatPrice(32_000);
export const TEE = productPage(
  'stripe-crew-tee-ochre',
  'Stripe Crew Tee, Ochre',
);

interface Page {
  path: string;
  /** The text of its h1. */
  heading: string;
}

/** Every page of the shop, with one product for all. */
export const PAGES: Readonly<Record<Exclude<PageName, 'unknown'>, Page>> = {
  home: { path: PATHS.home, heading: 'Latest Arrivals' },
  collections: { path: PATHS.collections, heading: 'All Collections' },
  about: { path: PATHS.about, heading: 'About us' },
  contact: { path: PATHS.contact, heading: 'Contact us' },
  product: { path: COAT.path, heading: COAT.name },
  cart: { path: PATHS.cart, heading: 'Your Cart' },
  login: { path: PATHS.login, heading: 'Login' },
  placeOrder: { path: PATHS.placeOrder, heading: 'Delivery Information' },
  orders: { path: PATHS.orders, heading: 'My Orders' },
};

/** The h1 of the error page. */
export const NOT_FOUND = 'Unexpected Application Error!';
