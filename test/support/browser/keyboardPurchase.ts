import { COAT, PAGES } from './pages';

/** Acts by keyboard, in any browser. */
interface Shopper {
  /** Presses Tab until a control of this name has visible focus, then a key. */
  readonly use: (control: RegExp, key?: ' ' | 'ArrowUp') => Promise<unknown>;
  readonly pressKey: (key: 'ArrowRight') => Promise<unknown>;
  /** Waits for the page with this h1, which then has the focus. */
  readonly arrives: (heading: string) => Promise<unknown>;
}

/** Completes a purchase from the home page. */
export const purchaseByKeyboard = async ({
  use,
  pressKey,
  arrives,
}: Shopper) => {
  await use(/^COLLECTIONS$/);
  await arrives(PAGES.collections.heading);
  await use(/^Men$/, ' ');
  await use(/^Winterwear$/, ' ');
  await use(/^Melton Overcoat, Charcoal/);
  await arrives(COAT.name);
  await use(/^S$/, ' ');
  await pressKey('ArrowRight');
  await use(/^ADD TO CART$/);
  await use(/^View cart$/);
  await arrives(PAGES.cart.heading);
  await use(/^Quantity of .* size M$/, 'ArrowUp');
  await use(/^PROCEED TO CHECKOUT$/);
  await arrives(PAGES.placeOrder.heading);
  await use(/^Cash on delivery$/, 'ArrowUp');
  await use(/^PLACE ORDER$/);
  await arrives(PAGES.orders.heading);
};
