import type { Page } from 'playwright-core';
import { COAT, TEE } from './pages';
import type { UserActions } from './userActions';

/** A user action and the label of the one event that it dispatches. */
export type Step = readonly [label: string, action: (shopper: UserActions, page: Page) => Promise<unknown>];

const press = (key: string) => (_: UserActions, page: Page) => page.keyboard.press(key);
const typed = (event: string, ...keys: string[]) =>
  keys.map((key, i): Step => [`${event} "${keys.slice(0, i + 1).join('')}"`, press(key)]);

/** User actions on all nine routes, some of which dispatch no event. */
export const STEPS: readonly Step[] = [
  ['route/navigated /Collections', (shopper) => shopper.goToCollections()],
  ['filters/categoryToggled Men', (shopper) => shopper.tick('Men')],
  ['filters/typeToggled Winterwear', (shopper) => shopper.tick('Winterwear')],
  ['filters/sortChanged high-to-low', (shopper) => shopper.sortBy('High to Low')],
  ['filters/searchToggled', (shopper) => shopper.openSearch()],
  ...typed('filters/queryChanged', 'c', 'o', 'a', 't'),
  ['filters/searchToggled', (shopper) => shopper.closeSearch()],
  ['filters/searchToggled', (shopper) => shopper.openSearch()],
  [`route/navigated ${COAT.path}`, (shopper) => shopper.openProduct(COAT.name)],
  ['cart/additionRejected noSize', (shopper) => shopper.addToCart()],
  ['productPage/sizeSelected M', (shopper) => shopper.chooseSize('M')],
  [`cart/itemAdded ${COAT.id} M`, (shopper) => shopper.addToCart()],
  [`cart/itemAdded ${COAT.id} M`, (shopper) => shopper.addToCart()],
  ['productPage/imageShown 1', (shopper) => shopper.showImage(/the back$/)],
  ['productPage/tabOpened reviews', (shopper) => shopper.openTab(/^Reviews/)],
  [
    'route/navigated /Collections?category=Men&type=Winterwear&sort=high-to-low&q=coat',
    (shopper) => shopper.goBack('All Collections'),
  ],
  ['filters/filtersCleared', (shopper) => shopper.clearAll()],
  ['route/navigated /', (shopper) => shopper.goHome()],
  [`route/navigated ${TEE.path}`, (shopper) => shopper.openProduct(TEE.name)],
  ['productPage/sizeSelected S', (shopper) => shopper.chooseSize('S')],
  [`cart/itemAdded ${TEE.id} S`, (shopper) => shopper.addToCart()],
  ['route/navigated /cart', (shopper) => shopper.goToCart()],
  [`cart/quantityChanged ${TEE.id} S "12"`, (shopper) => shopper.typeQuantity(/size S$/, '12')],
  [`cart/quantityChanged ${TEE.id} S "0"`, (shopper) => shopper.typeQuantity(/size S$/, '0')],
  [`cart/lineRemoved ${COAT.id} M`, (shopper) => shopper.remove(`${COAT.name}, size M`)],
  [`cart/lineRestored ${COAT.id} M 2 0`, (shopper) => shopper.undo(`${COAT.name}, size M`)],
  [`cart/lineRemoved ${TEE.id} S`, (shopper) => shopper.remove(`${TEE.name}, size S`)],
  ['route/navigated /place-order', (shopper) => shopper.checkOut()],
  [
    'checkout/fieldChanged city "P"',
    (_, page) => page.getByLabel('City', { exact: true }).pressSequentially('P'),
  ],
  ['checkout/fieldChanged city "Pr"', press('r')],
  ['checkout/fieldChanged city "Pro"', press('o')],
  ['checkout/paymentSelected strip', (shopper) => shopper.payBy('Stripe')],
  ['route/navigated /orders', (shopper) => shopper.placeOrder()],
  ['route/navigated /about', (shopper) => shopper.goToAbout()],
  ['route/navigated /Contact', (shopper) => shopper.goToContact()],
  ['route/navigated /login', (shopper) => shopper.goToLogin()],
  ['authUi/modeToggled', (shopper) => shopper.toggleAuth('Create an account')],
  [
    'route/navigated /Contact',
    async (shopper) => {
      // Input of the login page dispatches no event.
      await shopper.typeInto('Password', 'difference engine');
      await shopper.goBack('Contact us');
    },
  ],
];
