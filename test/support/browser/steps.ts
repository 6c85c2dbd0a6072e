import type { Page } from 'playwright-core';
import { COAT, TEE } from './pages';
import type { UserActions } from './userActions';

/** A user action and the type of the one event that it dispatches. */
export type Step = readonly [
  type: string,
  action: (shopper: UserActions, page: Page) => Promise<unknown>,
];

const press = (key: string) => (_: UserActions, page: Page) =>
  page.keyboard.press(key);
const typed = (event: string, ...keys: string[]) =>
  keys.map((key): Step => [event, press(key)]);

/** User actions on all nine routes, some of which dispatch no event. */
export const STEPS: readonly Step[] = [
  ['route/navigated', (shopper) => shopper.goToCollections()],
  ['filters/facetToggled', (shopper) => shopper.tick('Men')],
  ['filters/facetToggled', (shopper) => shopper.tick('Winterwear')],
  ['filters/sortChanged', (shopper) => shopper.sortBy('High to Low')],
  ['filters/searchToggled', (shopper) => shopper.openSearch()],
  ...typed('filters/queryChanged', 'c', 'o', 'a', 't'),
  ['filters/searchToggled', (shopper) => shopper.closeSearch()],
  ['filters/searchToggled', (shopper) => shopper.openSearch()],
  ['route/navigated', (shopper) => shopper.openProduct(COAT.name)],
  ['productPage/additionRejected', (shopper) => shopper.addToCart()],
  ['productPage/sizeSelected', (shopper) => shopper.chooseSize('M')],
  ['cart/itemAdded', (shopper) => shopper.addToCart()],
  ['cart/itemAdded', (shopper) => shopper.addToCart()],
  ['productPage/imageShown', (shopper) => shopper.showImage(/the back$/)],
  ['productPage/tabOpened', (shopper) => shopper.openTab(/^Reviews/)],
  ['route/navigated', (shopper) => shopper.goBack('All Collections')],
  ['filters/filtersCleared', (shopper) => shopper.clearAll()],
  ['route/navigated', (shopper) => shopper.goHome()],
  ['route/navigated', (shopper) => shopper.openProduct(TEE.name)],
  ['productPage/sizeSelected', (shopper) => shopper.chooseSize('S')],
  ['cart/itemAdded', (shopper) => shopper.addToCart()],
  ['route/navigated', (shopper) => shopper.goToCart()],
  ['cart/quantityChanged', (shopper) => shopper.typeQuantity(/size S$/, '12')],
  ['cart/quantityChanged', (shopper) => shopper.typeQuantity(/size S$/, '0')],
  ['cart/lineRemoved', (shopper) => shopper.remove(`${COAT.name}, size M`)],
  ['cart/lineRestored', (shopper) => shopper.undo(`${COAT.name}, size M`)],
  ['cart/lineRemoved', (shopper) => shopper.remove(`${TEE.name}, size S`)],
  ['route/navigated', (shopper) => shopper.checkOut()],
  [
    'checkout/fieldChanged',
    (_, page) =>
      page.getByLabel('City', { exact: true }).pressSequentially('P'),
  ],
  ['checkout/fieldChanged', press('r')],
  ['checkout/fieldChanged', press('o')],
  ['checkout/paymentSelected', (shopper) => shopper.payBy('Stripe')],
  ['route/navigated', (shopper) => shopper.placeOrder()],
  ['route/navigated', (shopper) => shopper.goToAbout()],
  ['route/navigated', (shopper) => shopper.goToContact()],
  ['route/navigated', (shopper) => shopper.goToLogin()],
  ['authUi/modeToggled', (shopper) => shopper.toggleAuth('Create an account')],
  [
    'route/navigated',
    async (shopper) => {
      // Input of the login page dispatches no event.
      await shopper.typeInto('Password', 'difference engine');
      await shopper.goBack('Contact us');
    },
  ],
];
