import { COAT, PAGES } from '../support/browser/pages';
import { storedCart } from '../support/fakeBrowser';
import {
  act,
  arrives,
  choose,
  field,
  goTo,
  goToCart,
  misses,
  press,
  renderAt,
  screen,
  searchField,
  SHIRT,
  type,
  user,
} from '../support';
import { rootReducer, type RootState } from '../../src/app/rootReducer';
import type { AppStore } from '../../src/app/store';
import { tasks } from '../support/storeHelpers';
import { translatePage } from '../support/translator';

const open = (page: keyof typeof PAGES) => async () => {
  await goTo(PAGES[page].path);
  await arrives(PAGES[page].heading);
};

const STEPS: readonly (() => Promise<unknown>)[] = [
  () => goTo('/Collections?category=Men&type=Winterwear'),
  () => user.selectOptions(field('Sort by'), 'high-to-low'),
  () => press('Search'),
  () => user.type(searchField(), 'coat'),
  open('product'),
  () => press('ADD TO CART'),
  () => choose('M'),
  () => press('ADD TO CART'),
  () => press('the back'),
  () => user.click(screen.getByRole('tab', { name: /^Reviews/ })),
  goToCart,
  () => type(`Quantity of ${COAT.name}, size M`, '2'),
  open('placeOrder'),
  () => type('City', 'Turin'),
  () => choose('Stripe'),
  () => goTo(`/product/${SHIRT}`),
  open('login'),
  () => press('Create an account'),
];

/** Replaces the whole state without an event, as the Redux DevTools do. */
const jump = (store: Pick<AppStore, 'replaceReducer'>, to: RootState) => {
  store.replaceReducer(() => to);
  store.replaceReducer(rootReducer);
};

/** The text without announcements, which end after a time. */
const lastingText = (part: Element) => {
  const copy = document.importNode(part, true);
  for (const region of copy.querySelectorAll('[aria-live]')) region.remove();
  return copy.textContent;
};

/** The URL, the title, the texts, and the values and states of the controls. */
const shown = () => [
  window.location.href,
  document.title,
  ...Array.from(
    document.querySelectorAll('header, main, main :is(input, select, button)'),
    (part) => [
      lastingText(part),
      part.ariaPressed,
      'value' in part && part.value,
      'checked' in part && part.checked,
    ],
  ),
];

const stored = async () => [
  JSON.stringify(await storedCart()),
  ...Object.entries(localStorage),
  ...Object.entries(sessionStorage),
];

it('should show each page again at a jump of the Redux DevTools, in a translated page, and store nothing', async () => {
  const store = await renderAt('/about');
  const visited: {
    state: RootState;
    page: ReturnType<typeof shown>;
  }[] = [];
  for (const step of STEPS) {
    await step();
    await tasks();
    visited.push({ state: store.getState(), page: shown() });
  }
  const before = await act(stored);
  // A text that React would write into a node that is replaced stays the same.
  const stopTranslation = translatePage();
  for (const { state, page } of visited.toReversed()) {
    act(() => jump(store, state));
    await tasks();
    expect(shown()).toEqual(page);
    misses('alert');
  }
  stopTranslation();
  expect(await act(stored)).toEqual(before);
});
