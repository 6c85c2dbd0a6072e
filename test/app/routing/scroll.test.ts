import { act } from '@testing-library/react';
import { createNavigation } from '../../../src/app/routing/navigation';
import { createStore } from '../../../src/app/store';
import { facetToggled } from '../../../src/features/collection/filtersSlice';

const scrollTo = jest.spyOn(window, 'scrollTo');

let stop: () => void = () => undefined;
afterEach(() => stop());

const tasks = () =>
  act(async () => {
    for (let count = 0; count < 4; count += 1)
      await new Promise((resolve) => setTimeout(resolve));
  });

/** Starts a document at a new history entry of a URL. */
const startAt = (url: string, state: unknown = null) => {
  window.history.pushState(state, '', url);
  const store = createStore();
  const { navigator, start } = createNavigation(store, () =>
    Promise.resolve({ Component: () => null }),
  );
  stop = start();
  scrollTo.mockClear();
  return {
    store,
    open: async (to: string) => {
      navigator.push(to);
      await tasks();
    },
    goBack: async () => {
      const moved = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
      navigator.go(-1);
      await moved;
      await tasks();
    },
    scroll: (y: number) => Object.assign(window, { scrollY: y }),
  };
};

const lastScroll = () => scrollTo.mock.calls.at(-1);

it('should restore the place on Back, and start an opened page at its top, also after Back', async () => {
  const { open, goBack, scroll } = startAt('/');
  scroll(900);
  await open('/about');
  expect(lastScroll()).toEqual([0, 0]);
  scroll(300);
  await goBack();
  expect(lastScroll()).toEqual([0, 900]);
  await open('/about');
  expect(lastScroll()).toEqual([0, 0]);
});

it('should keep the place after a filter, and restore that of each entry', async () => {
  const { store, goBack, open, scroll } = startAt('/Collections');
  scroll(500);
  store.dispatch(facetToggled({ facet: 'categories', value: 'Men' }));
  await tasks();
  expect(scrollTo).not.toHaveBeenCalled();
  scroll(200);
  await open('/cart');
  await goBack();
  expect(lastScroll()).toEqual([0, 200]);
  await goBack();
  expect(lastScroll()).toEqual([0, 500]);
});

it('should keep the places of the last 200 entries for the next document', async () => {
  const { open, scroll } = startAt('/');
  for (let i = 0; i < 220; i += 1) {
    scroll(i);
    await open(`/product/${i}`);
  }
  scroll(1000);
  window.dispatchEvent(new Event('pagehide'));
  const stored: unknown = JSON.parse(
    sessionStorage.getItem('weft.places') ?? '',
  );
  expect(stored).toHaveLength(200);
  expect(stored).toEqual(
    expect.arrayContaining([[expect.stringMatching(/ scroll$/), 1000]]),
  );
});
