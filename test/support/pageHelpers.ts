import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { products } from '../../src/data/products';
import type { ProductSummary } from '../../src/shop/product';
import type { renderAt } from './renderAt';

type Router = Awaited<ReturnType<typeof renderAt>>['router'];

export const header = () => within(screen.getByRole('banner'));
export const main = () => within(screen.getByRole('main'));

export const logo = () => header().getByRole('link', { name: 'WEFT' });
export const cartLink = () => header().getByRole('link', { name: /^Cart/ });

// Controls of the page, by their accessible name.
export const button = (name: string | RegExp) =>
  main().getByRole('button', { name });
export const link = (name: string | RegExp) =>
  main().getByRole('link', { name });
export const radio = (name: string | RegExp) =>
  main().getByRole('radio', { name });

export const theProduct = (id: string): ProductSummary => {
  const found = products.find(({ _id }) => _id === id);
  if (!found) throw new Error(`The catalogue has no ${id}.`);
  return found;
};

export const namesOf = (some: readonly ProductSummary[]) =>
  some.map(({ name }) => name);

/** The names on the product cards in a part of the page, in order. */
export const cardsIn = (part: ReturnType<typeof main>) =>
  part
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

export const heading = (name: string) =>
  screen.findByRole('heading', { level: 1, name });

/** Navigates like a link, and waits for the page. */
export const goTo = async (router: Router, url: string) => {
  await router.navigate(url);
  await waitFor(() => expect(router.isLoading()).toBe(false));
};

/** Expects a visible element to have focus. */
export const expectFocusKept = () => {
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toBeVisible();
};

/**
 * Records for each later submission whether its default action was prevented.
 */
export const watchSubmits = () => {
  const prevented: boolean[] = [];
  const record = (event: Event) => void prevented.push(event.defaultPrevented);
  window.addEventListener('submit', record);
  return { prevented, end: () => window.removeEventListener('submit', record) };
};

/** jsdom has no pointer events. */
class Pointer extends MouseEvent {
  readonly pointerType: string;
  constructor(
    type: string,
    { pointerType = '', ...rest }: PointerEventInit = {},
  ) {
    super(type, rest);
    this.pointerType = pointerType;
  }
}
Object.defineProperty(window, 'PointerEvent', {
  configurable: true,
  value: Pointer,
});

/** Taps as a browser does. The click of user-event has no pointer type. */
export const tap = (target: HTMLElement, pointerType = 'touch') => {
  const init = { bubbles: true, cancelable: true, pointerType };
  for (const type of [
    'pointerover',
    'pointerdown',
    'pointerup',
    'pointerout',
    'click',
  ]) {
    fireEvent(target, new Pointer(type, init));
  }
};
