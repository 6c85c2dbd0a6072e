import type { Page } from 'playwright-core';
import { PAGES } from './pages';
import { arrives, untilHydrated } from './waitFor';

/** What a user can do, by visible names and roles. */
export const userActions = (page: Page) => {
  const follow =
    (name: string | RegExp, { heading }: { readonly heading: string }) =>
    async () => {
      await page
        .getByRole('banner')
        .getByRole('link', { name, exact: true })
        .click();
      await arrives(page, heading);
    };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const size = (name: string, state: { checked?: boolean } = {}) =>
    page.getByRole('radio', { name, exact: true, ...state });
  return {
    goHome: follow('HOME', PAGES.home),
    goToCollections: follow('COLLECTIONS', PAGES.collections),
    goToAbout: follow('ABOUT', PAGES.about),
    goToContact: follow('CONTACT', PAGES.contact),
    goToCart: follow(/^Cart/, PAGES.cart),
    goToLogin: follow('Profile', PAGES.login),
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
    addToCart: () => button('ADD TO CART').click(),
    /** Chooses the front, back, detail or cloth image. */
    showImage: (what: RegExp) =>
      page.getByRole('button', { name: what }).click(),
    openTab: (name: RegExp) => page.getByRole('tab', { name }).click(),
    tick: (label: string) =>
      page.getByRole('checkbox', { name: label, exact: true }).click(),
    sortBy: (label: string) =>
      page.getByLabel('Sort by').selectOption({ label }),
    openSearch: () => button(/^Search$/).click(),
    closeSearch: () => button('Close search').click(),
    clearAll: () => button('Clear all').click(),
    /** Types a quantity and blurs the field. */
    typeQuantity: async (line: RegExp, text: string) => {
      const field = page.getByRole('spinbutton', { name: line });
      await field.fill(text);
      await field.blur();
    },
    remove: (line: string) => button(`Remove ${line}`).click(),
    undo: (line: string) => button(`Undo removing ${line}`).click(),
    checkOut: async () => {
      await button('PROCEED TO CHECKOUT').click();
      await arrives(page, PAGES.placeOrder.heading);
    },
    typeInto: (label: string, text: string) =>
      page.getByLabel(label, { exact: true }).pressSequentially(text),
    payBy: (label: string) => page.getByRole('radio', { name: label }).check(),
    placeOrder: async () => {
      await button('PLACE ORDER').click();
      await arrives(page, PAGES.orders.heading);
    },
    toggleAuth: (name: string) => button(name).click(),
  };
};

export type UserActions = ReturnType<typeof userActions>;
