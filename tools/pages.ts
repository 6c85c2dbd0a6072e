import { PATHS, productPath, type PageName } from '../src/domain/paths';

const piece = (id: string, name: string) => ({ path: productPath(id), name });

/** Two products that tests and tools look at. */
export const COAT = piece('melton-overcoat-charcoal', 'Melton Overcoat, Charcoal');
export const TEE = piece('stripe-crew-tee-ochre', 'Stripe Crew Tee, Ochre');

interface ShopPage {
  readonly path: string;
  /** Its heading, by which a shopper knows where they are. */
  readonly heading: string;
}

/** Every page that the shop has; of the products' one stands for all. */
export const PAGES: Readonly<Record<Exclude<PageName, 'unknown'>, ShopPage>> = {
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

/** What stands where the shop has no page. */
export const NOT_FOUND = 'Unexpected Application Error!';
