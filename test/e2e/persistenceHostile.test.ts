import { PAGES } from '../support/browser/pages';
import { arrives, untilHydrated } from '../support/browser/waitFor';
import { WORST_CASES } from '../support/hostileStorage';
import { addToCart, badge, waitForBadge } from './support/actions';
import { writeCart } from './support/stored';
import { SHOP, visit } from './support/visit';

/** Where the stored values are shown. */
const SHOWING = [PAGES.cart, PAGES.placeOrder, PAGES.product];

// Each page starts over some of the cases. storedFeatures.test.ts tests random ones.
it.each(
  SHOWING.map(({ path, heading }, i) => {
    const isOwn = (_: unknown, j: number) => j % SHOWING.length === i;
    const cases = WORST_CASES.filter(isOwn);
    const names = cases.map(({ name }) => name).join(', ');
    return { path, heading, cases, names };
  }),
)(
  'should open $path, and what shows the values, over $names',
  async ({ path, heading, cases }) => {
    const page = await visit('/robots.txt', { bare: true });
    for (const { record = {}, local = {}, session = {} } of cases) {
      await page.evaluate(
        (texts) => {
          for (const [key, text] of texts.local)
            localStorage.setItem(key, text);
          for (const [key, text] of texts.session)
            sessionStorage.setItem(key, text);
        },
        { local: Object.entries(local), session: Object.entries(session) },
      );
      await writeCart(page, record);
    }
    await page.goto(SHOP + path);
    await untilHydrated(page);
    await arrives(page, heading);
    for (const other of SHOWING) {
      // Without a reload, as Back does.
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, other.path);
      await arrives(page, other.heading);
    }
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual(
      [],
    );

    const before = await badge(page);
    await addToCart(page, 'M');
    await waitForBadge(page, before + 1);
    await page.reload();
    await waitForBadge(page, before + 1);
  },
);
