import type { Page } from 'playwright-core';

/** What shoppers do, by what they see; each is one gesture. */
export const gestures = (page: Page) => {
  const link = (name: string | RegExp) => page.getByRole('banner').getByRole('link', { name, exact: true });
  const arrived = (heading: string | RegExp) =>
    page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return {
    goHome: async () => {
      await link('HOME').click();
      await arrived('Latest Arrivals');
    },
    goToCollections: async () => {
      await link('COLLECTIONS').click();
      await arrived('All Collections');
    },
    goToAbout: async () => {
      await link('ABOUT').click();
      await arrived('About us');
    },
    goToContact: async () => {
      await link('CONTACT').click();
      await arrived('Contact us');
    },
    goToCart: async () => {
      await link(/^Cart/).click();
      await arrived('Your Cart');
    },
    goToLogin: async () => {
      await link('Profile').click();
      await arrived('Login');
    },
    openProduct: async (name: string) => {
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(name) })
        .first()
        .click();
      await arrived(name);
    },
    goBack: async (heading: string) => {
      await page.goBack();
      await arrived(heading);
    },
    chooseSize: (size: string) => page.getByRole('radio', { name: size, exact: true }).check(),
    addToCart: () => page.getByRole('button', { name: 'ADD TO CART' }).click(),
    /** The front, the back, the detail, the cloth. */
    showPicture: (what: RegExp) => page.getByRole('radio', { name: what }).check({ force: true }),
    openTab: (name: RegExp) => page.getByRole('tab', { name }).click(),
    tick: (label: string) => page.getByRole('checkbox', { name: label, exact: true }).click(),
    sortBy: (label: string) => page.getByLabel('Sort by').selectOption({ label }),
    openSearch: () => page.getByRole('button', { name: 'Search', exact: true }).click(),
    closeSearch: () => page.getByRole('button', { name: 'Close search' }).click(),
    search: (text: string) => page.getByRole('searchbox').pressSequentially(text),
    clearAll: () => page.getByRole('button', { name: 'Clear all' }).click(),
    /** Types a quantity and leaves the field. */
    typeQuantity: async (line: RegExp, text: string) => {
      const field = page.getByRole('spinbutton', { name: line });
      await field.fill(text);
      await field.blur();
    },
    remove: (line: string) => page.getByRole('button', { name: `Remove ${line}` }).click(),
    undo: (line: string) => page.getByRole('button', { name: `Undo removing ${line}` }).click(),
    checkOut: async () => {
      await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
      await arrived('Delivery Information');
    },
    typeInto: (label: string, text: string) =>
      page.getByLabel(label, { exact: true }).pressSequentially(text),
    payBy: (label: string) => page.getByRole('radio', { name: label }).check(),
    placeOrder: async () => {
      await page.getByRole('button', { name: 'PLACE ORDER' }).click();
      await arrived('My Orders');
    },
    toggleAuth: (button: string) => page.getByRole('button', { name: button }).click(),
    logOut: async () => {
      await link('Profile').hover();
      await link('Logout').click();
    },
  };
};

export type Gestures = ReturnType<typeof gestures>;
