import type { Page } from 'playwright-core';
import { COAT, TEE } from './pages';
import {
  checkOut,
  choose,
  goBack,
  goTo,
  openProduct,
  placeOrder,
  press,
  quantityOf,
  sortBy,
  tick,
  type,
} from './shopper';

/** A user action and the type of the one event that it dispatches. */
export type Step = readonly [
  type: string,
  action: (page: Page) => Promise<unknown>,
];

/** Types a quantity of the tees and blurs the field. */
const typeQuantity = (text: string) => async (page: Page) => {
  const field = quantityOf(page, TEE.name, 'S');
  await field.fill(text);
  await field.blur();
};

/** User actions on all nine routes, some of which dispatch no event. */
export const STEPS: readonly Step[] = [
  ['route/navigated', (page) => goTo(page, 'collections')],
  ['filters/facetToggled', (page) => tick(page, 'Men')],
  ['filters/facetToggled', (page) => tick(page, 'Winterwear')],
  ['filters/sortChanged', (page) => sortBy(page, 'High to Low')],
  ['filters/searchToggled', (page) => press(page, 'Search')],
  ['filters/queryChanged', (page) => page.getByRole('searchbox').fill('coat')],
  ['filters/searchToggled', (page) => press(page, 'Close search')],
  ['filters/searchToggled', (page) => press(page, 'Search')],
  ['route/navigated', (page) => openProduct(page, COAT.name)],
  ['productPage/additionRejected', (page) => press(page, 'ADD TO CART')],
  ['productPage/sizeSelected', (page) => choose(page, 'M')],
  ['cart/itemAdded', (page) => press(page, 'ADD TO CART')],
  ['cart/itemAdded', (page) => press(page, 'ADD TO CART')],
  ['productPage/imageShown', (page) => press(page, 'the back')],
  [
    'productPage/tabOpened',
    (page) => page.getByRole('tab', { name: /^Reviews/ }).click(),
  ],
  ['route/navigated', (page) => goBack(page, 'Men')],
  ['filters/filtersCleared', (page) => press(page, 'Clear all')],
  ['route/navigated', (page) => goTo(page, 'home')],
  ['route/navigated', (page) => openProduct(page, TEE.name)],
  ['productPage/sizeSelected', (page) => choose(page, 'S')],
  ['cart/itemAdded', (page) => press(page, 'ADD TO CART')],
  ['route/navigated', (page) => goTo(page, 'cart')],
  ['cart/quantityChanged', typeQuantity('12')],
  ['cart/quantityChanged', typeQuantity('0')],
  ['route/navigated', checkOut],
  ['checkout/fieldChanged', (page) => type(page, 'City', 'P')],
  ['checkout/paymentSelected', (page) => choose(page, 'Stripe')],
  ['route/navigated', placeOrder],
  ['route/navigated', (page) => goTo(page, 'about')],
  ['route/navigated', (page) => goTo(page, 'contact')],
  ['route/navigated', (page) => goTo(page, 'login')],
  ['authUi/modeToggled', (page) => press(page, 'Create an account')],
  [
    'route/navigated',
    async (page) => {
      // Input of the login page dispatches no event.
      await type(page, 'Password', 'difference engine');
      await goBack(page, 'Contact us');
    },
  ],
];
