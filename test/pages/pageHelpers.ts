import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { products } from '../../src/data/products';
import type { ProductSummary } from '../../src/domain/product';
import type { renderAt } from '../support/renderAt';

// A busy machine may take its time; whatever waits, waits for the thing itself and goes on at once.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

// Redux Toolkit times its own checks, which a production build leaves out, and complains on a busy machine.
const SLOW_CHECK = /^\w+Middleware took \d+ms, which is more than the warning threshold/;
const warned = jest.spyOn(console, 'warn');
const tell = warned.getMockImplementation();
warned.mockImplementation((...words: unknown[]) => {
  if (!SLOW_CHECK.test(String(words[0]))) tell?.(...words);
});

type Router = Awaited<ReturnType<typeof renderAt>>['router'];

export const SHIRT = 'linen-camp-shirt-sand';
export const SKIRT = 'straight-herringbone-skirt-charcoal';
export const TEE = 'stripe-crew-tee-ochre';

export const header = () => within(screen.getByRole('banner'));
export const main = () => within(screen.getByRole('main'));

export const theProduct = (id: string): ProductSummary => {
  const found = products.find(({ _id }) => _id === id);
  if (!found) throw new Error(`The catalogue has no ${id}.`);
  return found;
};

export const namesOf = (some: readonly ProductSummary[]) => some.map(({ name }) => name);

/** The names on the cards of a part of the page, as they stand. */
export const cardsIn = (part: ReturnType<typeof main>) =>
  part.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** As a link on the page would lead there, from wherever the shopper stands. */
export const goTo = (router: Router, address: string) => act(() => router.navigate(address));

/** What those who listen have been told last. */
export const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Whether whoever uses the keyboard still stands somewhere that can be seen. */
export const expectFocusKept = () => {
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toBeVisible();
};

/** Every form that was sent from now on, and whether the browser was kept from sending it. */
export const watchSubmits = () => {
  const prevented: boolean[] = [];
  const watch = (event: Event) => void prevented.push(event.defaultPrevented);
  window.addEventListener('submit', watch);
  return { prevented, end: () => window.removeEventListener('submit', watch) };
};

/** jsdom knows no pointers. */
class Pointer extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, { pointerType = '', ...rest }: PointerEventInit = {}) {
    super(type, rest);
    this.pointerType = pointerType;
  }
}
Object.defineProperty(window, 'PointerEvent', { configurable: true, value: Pointer });

/** A finger on the glass, as a browser tells of it: user-event's own click has forgotten the finger. */
export const tap = (target: HTMLElement) => {
  const touch = { bubbles: true, cancelable: true, pointerType: 'touch' };
  for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout', 'click']) {
    fireEvent(target, new Pointer(type, touch));
  }
};
