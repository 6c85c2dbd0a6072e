import type { Page } from 'playwright-core';
import type { UserActions } from '../support/browser/userActions';

/** A session to record: what a user does, and in which format it is saved. */
export interface Scenario {
  readonly about: string;
  readonly url: string;
  /** The extension's export, its whole history, or the shop's own recording. */
  readonly saved: 'events' | 'history' | 'own';
  /** Overrides the `maxAge` of the DevTools. */
  readonly maxAge?: number;
  readonly run: (user: UserActions, page: Page) => Promise<void>;
}

const COAT = 'Melton Overcoat, Charcoal';
const TEE = 'Stripe Crew Tee, Ochre';
const COAT_PATH = '/product/melton-overcoat-charcoal';

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'forgotten-size': {
    about: 'Adds a coat without a size, sees the error, chooses a size and adds it again.',
    url: COAT_PATH,
    saved: 'history',
    run: async (user) => {
      await user.addToCart();
      await user.addToCart();
      await user.chooseSize('M');
      await user.addToCart();
      await user.goToCart();
    },
  },
  'two-sizes': {
    about: 'Adds a coat in two sizes and sets a quantity of 12; invalid quantities change nothing.',
    url: COAT_PATH,
    saved: 'events',
    run: async (user) => {
      await user.chooseSize('M');
      await user.addToCart();
      await user.chooseSize('L');
      await user.addToCart();
      await user.chooseSize('M');
      await user.addToCart();
      await user.goToCart();
      await user.typeQuantity(/size L$/, '12');
      for (const nothing of ['0', '-3', '1.5', '10000']) await user.typeQuantity(/size L$/, nothing);
    },
  },
  undo: {
    about: 'Removes a line and restores it, removes two, restores one, and leaves the cart page.',
    url: COAT_PATH,
    saved: 'history',
    run: async (user) => {
      await user.chooseSize('M');
      await user.addToCart();
      await user.chooseSize('L');
      await user.addToCart();
      await user.addToCart();
      await user.goHome();
      await user.openProduct(TEE);
      await user.chooseSize('S');
      await user.addToCart();
      await user.goToCart();
      await user.remove(`${COAT}, size L`);
      await user.undo(`${COAT}, size L`);
      await user.remove(`${COAT}, size M`);
      await user.remove(`${TEE}, size S`);
      await user.undo(`${COAT}, size M`);
      await user.goToCollections();
      await user.goToCart();
    },
  },
  'filter-product-back': {
    about: 'Filters the list, opens a product, goes back to the filtered list and clears the filters.',
    url: '/Collections',
    saved: 'events',
    run: async (user) => {
      await user.tick('Men');
      await user.tick('Winterwear');
      await user.sortBy('High to Low');
      await user.openProduct(COAT);
      await user.openTab(/^Reviews/);
      await user.goBack('All Collections');
      await user.openSearch();
      await user.search('coat');
      await user.clearAll();
      await user.closeSearch();
    },
  },
  'checkout-typed': {
    about: 'Fills in the delivery form and places the order. The recording replaces the text by dots.',
    url: COAT_PATH,
    saved: 'own',
    run: async (user) => {
      await user.chooseSize('M');
      await user.addToCart();
      await user.goToCart();
      await user.checkOut();
      await user.typeInto('First name', 'Ada');
      await user.typeInto('Last name', 'Lovelace');
      await user.typeInto('Email address', 'ada@example.com');
      await user.typeInto('Street', '12 Loom St');
      await user.typeInto('City', 'Providence');
      await user.typeInto('State', 'RI');
      await user.typeInto('Zipcode', '02903');
      await user.typeInto('Country', 'United States');
      await user.typeInto('Phone', '0015550142');
      await user.payBy('Stripe');
      await user.payBy('Razorpay');
      await user.placeOrder();
    },
  },
  'login-toggled': {
    about: 'Switches between Login and Sign Up with both filled in; the text never reaches the store.',
    url: '/',
    saved: 'events',
    run: async (user) => {
      await user.goToLogin();
      await user.typeInto('Email', 'ada@example.com');
      await user.typeInto('Password', 'difference engine');
      await user.toggleAuth('Create an account');
      await user.typeInto('Name', 'Ada');
      await user.logOut();
      await user.toggleAuth('Create an account');
      await user.goToContact();
      await user.goToLogin();
    },
  },
  'hostile-address': {
    about: 'Opens a hostile URL, then a product with a hostile id, and continues.',
    url: '/COLLECTIONS//?category=__proto__&category=Men&type=constructor&sort=%00&q=%E0%A4%A&token=x',
    saved: 'own',
    run: async (user, page) => {
      await user.clearAll();
      await page.evaluate(() => window.history.pushState(null, '', '/product/__proto__'));
      await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
      await page.getByText('404 Not Found').waitFor();
      await user.goHome();
      await user.openProduct(TEE);
      await user.chooseSize('S');
      await user.addToCart();
    },
  },
  'past-max-age': {
    about: 'Dispatches more events than the DevTools keep: the history starts at the committed state.',
    url: '/Collections?category=Women',
    saved: 'history',
    maxAge: 12,
    run: async (user) => {
      for (const box of ['Men', 'Kids', 'Topwear', 'Bottomwear', 'Women', 'Men']) await user.tick(box);
      await user.sortBy('Low to High');
      await user.openProduct(TEE);
      await user.chooseSize('S');
      await user.addToCart();
      await user.addToCart();
      await user.goToCart();
      await user.typeQuantity(/size S$/, '9999');
      await user.goToAbout();
    },
  },
  skipped: {
    about: 'Skips an event in the DevTools: the later events apply without it.',
    url: COAT_PATH,
    saved: 'history',
    run: async (user, page) => {
      await user.chooseSize('M');
      await user.addToCart();
      await user.chooseSize('L');
      await user.addToCart();
      await page.evaluate(() => window.weftTools.skip(3));
    },
  },
  'long-visit': {
    about: 'Five hundred events: long searches, many filters and many additions.',
    url: '/Collections',
    saved: 'events',
    run: async (user, page) => {
      await user.openSearch();
      await user.search('a long and winding search for something warm to wear '.repeat(4).slice(0, 190));
      await page.getByRole('searchbox').fill('');
      for (let round = 0; round < 10; round += 1)
        for (const box of ['Men', 'Women', 'Kids', 'Topwear', 'Bottomwear', 'Winterwear', 'Men'])
          await user.tick(box);
      await user.search('coat');
      await page.getByRole('searchbox').fill('');
      await user.closeSearch();
      for (let round = 0; round < 12; round += 1) {
        await user.goToAbout();
        await user.goToCollections();
        await user.sortBy('High to Low');
        await user.openProduct(COAT);
        for (const size of ['S', 'M', 'L']) {
          await user.chooseSize(size);
          await user.addToCart();
        }
        await user.goToCart();
        await user.typeQuantity(/size M$/, String(round + 20));
        await user.remove(`${COAT}, size S`);
        await user.undo(`${COAT}, size S`);
        await user.goToContact();
      }
      const dispatched = await page.evaluate(() => window.weftTools.dispatched());
      await user.goHome();
      await user.openProduct(TEE);
      for (let more = dispatched + 2; more < 500; more += 1) await user.addToCart();
    },
  },
};
