import type { Page } from 'playwright-core';
import { PAGES } from './pages';
import { arrives, untilHydrated } from './waitFor';

/** What a user can do, by visible names and roles. */
export const userActions = (page: Page) => {
  const link = (name: string | RegExp) => page.getByRole('banner').getByRole('link', { name, exact: true });
  const size = (name: string, state: { checked?: boolean } = {}) =>
    page.getByRole('radio', { name, exact: true, ...state });
  return {
    goHome: async () => {
      await link('HOME').click();
      await arrives(page, PAGES.home.heading);
    },
    goToCollections: async () => {
      await link('COLLECTIONS').click();
      await arrives(page, PAGES.collections.heading);
    },
    goToAbout: async () => {
      await link('ABOUT').click();
      await arrives(page, PAGES.about.heading);
    },
    goToContact: async () => {
      await link('CONTACT').click();
      await arrives(page, PAGES.contact.heading);
    },
    goToCart: async () => {
      await link(/^Cart/).click();
      await arrives(page, PAGES.cart.heading);
    },
    goToLogin: async () => {
      await link('Profile').click();
      await arrives(page, PAGES.login.heading);
    },
    openProduct: async (name: string) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(name) })
        .first()
        .click();
      await arrives(page, name);
    },
    goBack: async (heading: string) => {
      await page.goBack();
      await arrives(page, heading);
    },
    chooseSize: async (name: string) => {
      await untilHydrated(page);
      await size(name).click();
      await size(name, { checked: true }).waitFor();
    },
    addToCart: () => page.getByRole('button', { name: 'ADD TO CART' }).click(),
    /** Chooses the front, back, detail or cloth image. */
    showImage: (what: RegExp) => page.getByRole('radio', { name: what }).check({ force: true }),
    openTab: (name: RegExp) => page.getByRole('tab', { name }).click(),
    tick: (label: string) => page.getByRole('checkbox', { name: label, exact: true }).click(),
    sortBy: (label: string) => page.getByLabel('Sort by').selectOption({ label }),
    openSearch: () => page.getByRole('button', { name: 'Search', exact: true }).click(),
    closeSearch: () => page.getByRole('button', { name: 'Close search' }).click(),
    clearAll: () => page.getByRole('button', { name: 'Clear all' }).click(),
    /** Types a quantity and blurs the field. */
    typeQuantity: async (line: RegExp, text: string) => {
      const field = page.getByRole('spinbutton', { name: line });
      await field.fill(text);
      await field.blur();
    },
    remove: (line: string) => page.getByRole('button', { name: `Remove ${line}` }).click(),
    undo: (line: string) => page.getByRole('button', { name: `Undo removing ${line}` }).click(),
    checkOut: async () => {
      await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
      await arrives(page, PAGES.placeOrder.heading);
    },
    typeInto: (label: string, text: string) =>
      page.getByLabel(label, { exact: true }).pressSequentially(text),
    payBy: (label: string) => page.getByRole('radio', { name: label }).check(),
    placeOrder: async () => {
      await page.getByRole('button', { name: 'PLACE ORDER' }).click();
      await arrives(page, PAGES.orders.heading);
    },
    toggleAuth: (button: string) => page.getByRole('button', { name: button }).click(),
  };
};

export type UserActions = ReturnType<typeof userActions>;
