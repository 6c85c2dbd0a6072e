import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { untilPainted } from './storeHelpers';

// What a shopper finds on a page and does there, by visible names.

type Name = string | RegExp;

/** Acts without the pauses that are for fake timers. */
export const user = userEvent.setup({ delay: null });

export const header = () => within(screen.getByRole('banner'));
export const main = () => within(screen.getByRole('main'));
export const region = (name: Name) => screen.getByRole('region', { name });
export const section = (name: Name) => within(region(name));
export const group = (name: Name) =>
  within(screen.getByRole('group', { name }));
export const dialog = (name: Name) =>
  within(screen.getByRole('dialog', { name }));

export const button = (name: Name) => screen.getByRole('button', { name });
export const link = (name: Name) => screen.getByRole('link', { name });
export const radio = (name: Name) => screen.getByRole('radio', { name });
export const checkbox = (name: Name) => screen.getByRole('checkbox', { name });
export const field = (label: Name) => screen.getByLabelText(label);
export const searchField = () => screen.getByRole('searchbox');
export const cartLink = () => header().getByRole('link', { name: /^Cart/ });
export const h1 = () => screen.getByRole('heading', { level: 1 });

export const press = (name: Name) => user.click(button(name));
export const follow = (name: Name) => user.click(link(name));
export const choose = (name: Name) => user.click(radio(name));
export const type = (label: Name, text: string) =>
  user.type(field(label), text);
export const goToCart = () => user.click(cartLink());

/** Expects the page to show one element with this text. */
export const sees = (text: Name) =>
  expect(screen.getByText(text)).toBeVisible();
export const seesNo = (text: Name) =>
  expect(screen.queryByText(text)).toBeNull();
/** Expects the page to have no element of this role and name. */
export const misses = (role: string, name: Name = /.*/) =>
  expect(screen.queryByRole(role, { name })).toBeNull();

/** Waits for the page with this h1. */
export const arrives = async (heading: string) => {
  const found = await screen.findByRole('heading', { level: 1, name: heading });
  await untilPainted();
  return found;
};

/** Presses Back, and waits for the page with this h1. */
export const goBack = (heading: string) => {
  window.history.back();
  return arrives(heading);
};

export const textsOf = (elements: Iterable<Element>) =>
  // No-break spaces look like spaces.
  Array.from(elements, ({ textContent }) => textContent.replaceAll(/\s/g, ' '));

/** The headings of level 2 of the page. */
export const headings = () =>
  textsOf(main().getAllByRole('heading', { level: 2 }));

/** The headings of level 3 in a part of the page, as of product cards. */
export const subheadingsIn = (part: ReturnType<typeof main>) =>
  textsOf(part.queryAllByRole('heading', { level: 3 }));

/** The names on the cards of the page. */
export const shownNames = () => subheadingsIn(main());

export const resultCount = () =>
  main().getByText(/^\d+ (product|suggestion)s?$/, { selector: 'h2' });
