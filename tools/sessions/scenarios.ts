import type { Page } from 'playwright-core';
import type { UserActions } from '../browser/userActions';

/** A visit worth keeping: told by a shopper in a real browser, saved as one of the files that there are. */
export interface Story {
  readonly about: string;
  readonly address: string;
  /** The extension's export, its whole history, or what the shop itself saves. */
  readonly saved: 'events' | 'history' | 'own';
  /** How many events the tools hold, where that is fewer than the shop asks for. */
  readonly maxAge?: number;
  readonly tell: (shopper: UserActions, page: Page) => Promise<void>;
}

const COAT = 'Melton Overcoat, Charcoal';
const TEE = 'Stripe Crew Tee, Ochre';
const COAT_PATH = '/product/melton-overcoat-charcoal';

export const STORIES: Readonly<Record<string, Story>> = {
  'forgotten-size': {
    about: 'Adds a coat without a size, is asked for one, chooses it and adds again.',
    address: COAT_PATH,
    saved: 'history',
    tell: async (shopper) => {
      await shopper.addToCart();
      await shopper.addToCart();
      await shopper.chooseSize('M');
      await shopper.addToCart();
      await shopper.goToCart();
    },
  },
  'two-sizes': {
    about: 'Takes a coat in two sizes, then twelve of one; what is no quantity changes nothing.',
    address: COAT_PATH,
    saved: 'events',
    tell: async (shopper) => {
      await shopper.chooseSize('M');
      await shopper.addToCart();
      await shopper.chooseSize('L');
      await shopper.addToCart();
      await shopper.chooseSize('M');
      await shopper.addToCart();
      await shopper.goToCart();
      await shopper.typeQuantity(/size L$/, '12');
      for (const nothing of ['0', '-3', '1.5', '10000']) await shopper.typeQuantity(/size L$/, nothing);
    },
  },
  undo: {
    about:
      'Throws a line out and takes it back, throws two out, takes one back, and leaves the other behind.',
    address: COAT_PATH,
    saved: 'history',
    tell: async (shopper) => {
      await shopper.chooseSize('M');
      await shopper.addToCart();
      await shopper.chooseSize('L');
      await shopper.addToCart();
      await shopper.addToCart();
      await shopper.goHome();
      await shopper.openProduct(TEE);
      await shopper.chooseSize('S');
      await shopper.addToCart();
      await shopper.goToCart();
      await shopper.remove(`${COAT}, size L`);
      await shopper.undo(`${COAT}, size L`);
      await shopper.remove(`${COAT}, size M`);
      await shopper.remove(`${TEE}, size S`);
      await shopper.undo(`${COAT}, size M`);
      await shopper.goToCollections();
      await shopper.goToCart();
    },
  },
  'filter-product-back': {
    about: 'Narrows the list, looks at a product, and finds the list as it was; then takes it all back.',
    address: '/Collections',
    saved: 'events',
    tell: async (shopper) => {
      await shopper.tick('Men');
      await shopper.tick('Winterwear');
      await shopper.sortBy('High to Low');
      await shopper.openProduct(COAT);
      await shopper.openTab(/^Reviews/);
      await shopper.goBack('All Collections');
      await shopper.openSearch();
      await shopper.search('coat');
      await shopper.clearAll();
      await shopper.closeSearch();
    },
  },
  'checkout-typed': {
    about: 'Fills in the whole delivery form and places the order. Saved by the shop itself: dots for words.',
    address: COAT_PATH,
    saved: 'own',
    tell: async (shopper) => {
      await shopper.chooseSize('M');
      await shopper.addToCart();
      await shopper.goToCart();
      await shopper.checkOut();
      await shopper.typeInto('First name', 'Ada');
      await shopper.typeInto('Last name', 'Lovelace');
      await shopper.typeInto('Email address', 'ada@example.com');
      await shopper.typeInto('Street', '12 Loom St');
      await shopper.typeInto('City', 'Providence');
      await shopper.typeInto('State', 'RI');
      await shopper.typeInto('Zipcode', '02903');
      await shopper.typeInto('Country', 'United States');
      await shopper.typeInto('Phone', '0015550142');
      await shopper.payBy('Stripe');
      await shopper.payBy('Razorpay');
      await shopper.placeOrder();
    },
  },
  'login-toggled': {
    about: 'Goes between Login and Sign Up with both filled in; of what is typed the store hears nothing.',
    address: '/',
    saved: 'events',
    tell: async (shopper) => {
      await shopper.goToLogin();
      await shopper.typeInto('Email', 'ada@example.com');
      await shopper.typeInto('Password', 'difference engine');
      await shopper.toggleAuth('Create an account');
      await shopper.typeInto('Name', 'Ada');
      await shopper.logOut();
      await shopper.toggleAuth('Create an account');
      await shopper.goToContact();
      await shopper.goToLogin();
    },
  },
  'hostile-address': {
    about: 'Comes by an address made to break things, goes to a product of that kind, and shops on.',
    address: '/COLLECTIONS//?category=__proto__&category=Men&type=constructor&sort=%00&q=%E0%A4%A&token=x',
    saved: 'own',
    tell: async (shopper, page) => {
      await shopper.clearAll();
      await page.evaluate(() => window.history.pushState(null, '', '/product/__proto__'));
      await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
      await page.getByText('404 Not Found').waitFor();
      await shopper.goHome();
      await shopper.openProduct(TEE);
      await shopper.chooseSize('S');
      await shopper.addToCart();
    },
  },
  'past-max-age': {
    about: 'More happens than the tools hold: the history begins at the state that was committed.',
    address: '/Collections?category=Women',
    saved: 'history',
    maxAge: 12,
    tell: async (shopper) => {
      for (const box of ['Men', 'Kids', 'Topwear', 'Bottomwear', 'Women', 'Men']) await shopper.tick(box);
      await shopper.sortBy('Low to High');
      await shopper.openProduct(TEE);
      await shopper.chooseSize('S');
      await shopper.addToCart();
      await shopper.addToCart();
      await shopper.goToCart();
      await shopper.typeQuantity(/size S$/, '9999');
      await shopper.goToAbout();
    },
  },
  skipped: {
    about: 'An event was switched off in the tools: what came after it stands without it.',
    address: COAT_PATH,
    saved: 'history',
    tell: async (shopper, page) => {
      await shopper.chooseSize('M');
      await shopper.addToCart();
      await shopper.chooseSize('L');
      await shopper.addToCart();
      await page.evaluate(() => window.weftTools.skip(3));
    },
  },
  'long-visit': {
    about: 'Five hundred events: long words searched for, many boxes ticked, and a coat in the end.',
    address: '/Collections',
    saved: 'events',
    tell: async (shopper, page) => {
      await shopper.openSearch();
      await shopper.search('a long and winding search for something warm to wear '.repeat(4).slice(0, 190));
      await page.getByRole('searchbox').fill('');
      for (let round = 0; round < 10; round += 1)
        for (const box of ['Men', 'Women', 'Kids', 'Topwear', 'Bottomwear', 'Winterwear', 'Men'])
          await shopper.tick(box);
      await shopper.search('coat');
      await page.getByRole('searchbox').fill('');
      await shopper.closeSearch();
      for (let round = 0; round < 12; round += 1) {
        await shopper.goToAbout();
        await shopper.goToCollections();
        await shopper.sortBy('High to Low');
        await shopper.openProduct(COAT);
        for (const size of ['S', 'M', 'L']) {
          await shopper.chooseSize(size);
          await shopper.addToCart();
        }
        await shopper.goToCart();
        await shopper.typeQuantity(/size M$/, String(round + 20));
        await shopper.remove(`${COAT}, size S`);
        await shopper.undo(`${COAT}, size S`);
        await shopper.goToContact();
      }
      const dispatched = await page.evaluate(() => window.weftTools.dispatched());
      await shopper.goHome();
      await shopper.openProduct(TEE);
      for (let more = dispatched + 2; more < 500; more += 1) await shopper.addToCart();
    },
  },
};
