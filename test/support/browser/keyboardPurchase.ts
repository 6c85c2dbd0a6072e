import { COAT, PAGES } from './pages';

/** Acts by keyboard, in any browser. */
interface Shopper {
  /** Presses Tab, and returns the name of the control with visible focus. */
  focusNext: () => Promise<string>;
  pressKey: (key: ' ' | 'ArrowRight' | 'ArrowUp' | 'Enter') => Promise<unknown>;
  /** Waits for the page with this h1, which then has the focus. */
  arrives: (heading: string) => Promise<unknown>;
}

/** Moves the focus by Tab to a control of this name. */
export const tabTo = async (
  control: RegExp,
  focusNext: Shopper['focusNext'],
) => {
  for (let stops = 0; stops < 120; stops++)
    if (control.test(await focusNext())) return;
  throw new Error(`No control named ${String(control)} in 120 stops.`);
};

/** Completes a purchase from the home page. */
export const purchaseByKeyboard = async ({
  focusNext,
  pressKey,
  arrives,
}: Shopper) => {
  const use = async (
    control: RegExp,
    key: ' ' | 'ArrowUp' | 'Enter' = 'Enter',
  ) => {
    await tabTo(control, focusNext);
    await pressKey(key);
  };
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
