import { until } from '../../support/browser/shopper';
import { focusInPage } from '../../e2e/support/focus';
import type { Role, Tab } from './webkit';

/** The actions of a user in a tab. Each waits for its element. */
export const shopperIn = (tab: Tab, shop: string) => {
  const sees = (role: Role, name: string) =>
    until(`the ${role} "${name}" is shown`, () => tab.find(role, name));
  const untilTrue = (isTrue: () => boolean) =>
    until(String(isTrue), () => tab.evaluate(isTrue));
  const click = async (role: Role, name: string) => {
    const target = await sees(role, name);
    // A click on an element that is moving may hit its neighbour. In a hidden
    // tab nothing moves, and no animation ends.
    await untilTrue(
      () =>
        document.hidden ||
        document
          .getAnimations()
          .every(({ playState }) => playState !== 'running'),
    );
    await target.click();
  };
  const untilHydrated = () =>
    untilTrue(() => document.documentElement.dataset['start'] === 'done');
  const press = (name: string) => click('button', name);
  const choose = (name: string) => click('radio', name);
  return {
    ...tab,
    sees,
    /** Waits for the page with this heading. */
    arrives: (heading: string) => sees('heading', heading),
    click,
    press,
    choose,
    follow: (name: string) => click('link', name),
    tick: (name: string) => click('checkbox', name),
    untilTrue,
    misses: (role: Role, name: string) =>
      until(
        `the ${role} "${name}" is not shown`,
        async () => !(await tab.find(role, name)),
      ),
    open: async (path: string) => {
      await tab.goto(shop + path);
      await untilHydrated();
    },
    reload: async () => {
      await tab.reload();
      await untilHydrated();
    },
    /** Adds an item on the page of a product. */
    addToCart: async (size: string) => {
      await choose(size);
      await press('ADD TO CART');
    },
    hover: async (role: Role, name: string) => (await sees(role, name)).hover(),
    /** Replaces the text of a field by typing. */
    fill: async (role: Role, name: string, text: string) => {
      await click(role, name);
      await tab.evaluate(() => {
        if (document.activeElement instanceof HTMLInputElement)
          document.activeElement.select();
      });
      await tab.type(text);
    },
    /** Presses Tab, and returns the name of the control with visible focus. */
    focusNext: async () => {
      await tab.pressKey('Tab');
      // WebKit scrolls to the focus in a later task.
      const { name } = await until('the focus is visible', async () => {
        const focus = await tab.evaluate(focusInPage);
        return !focus.problem && focus;
      });
      return name;
    },
    url: () => tab.evaluate(() => location.pathname + location.search),
    focused: async () => (await tab.evaluate(focusInPage)).name,
    /** The value of the focused field. */
    value: () =>
      tab.evaluate(() =>
        document.activeElement instanceof HTMLInputElement
          ? document.activeElement.value
          : undefined,
      ),
  };
};
