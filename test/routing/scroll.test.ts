import { isSameEntry } from '../../src/features/collection/url';
import { createStore } from '../../src/app/store';
import { selectUrl } from '../../src/features/collection/collectionSelectors';
import { facetToggled } from '../../src/features/collection/filtersSlice';
import { createNavigation } from '../../src/routing/navigation';
import { tasks } from '../support/tasks';

const scrollTo = jest.spyOn(window, 'scrollTo');

let stop: () => void;
afterEach(() => stop());

/** Starts a document at a new history entry of a URL. */
const startAt = (url: string) => {
  window.history.pushState(null, '', url);
  const store = createStore();
  const { navigator, start } = createNavigation(store, {
    selectUrl,
    isSameEntry,
  });
  stop = start();
  scrollTo.mockClear();
  const go = async (delta: 1 | -1) => {
    const moved = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.go(delta);
    await moved;
    await tasks();
  };
  return {
    store,
    open: (to: string) => {
      navigator.push(to);
      return tasks();
    },
    goBack: () => go(-1),
    goForward: () => go(1),
  };
};

const scroll = (y: number) => Object.assign(window, { scrollY: y });
const expectScrolledTo = (y: number) =>
  expect(scrollTo).toHaveBeenLastCalledWith(0, y);

it('should restore the place on Back, and start an opened page at its top, also after Back', async () => {
  const { open, goBack } = startAt('/');
  scroll(900);
  await open('/about');
  expectScrolledTo(0);
  scroll(300);
  await goBack();
  expectScrolledTo(900);
  await open('/about');
  expectScrolledTo(0);
});

it('should restore the place on Forward', async () => {
  const { open, goBack, goForward } = startAt('/');
  await open('/about');
  scroll(300);
  await goBack();
  scroll(100);
  await goForward();
  expectScrolledTo(300);
});

it('should keep the place after a filter, and restore that of each entry', async () => {
  const { store, goBack, open } = startAt('/Collections');
  scroll(500);
  store.dispatch(facetToggled({ facet: 'categories', value: 'Men' }));
  await tasks();
  expect(scrollTo).not.toHaveBeenCalled();
  scroll(200);
  await open('/cart');
  await goBack();
  expectScrolledTo(200);
  await goBack();
  expectScrolledTo(500);
});

it('should keep the places of the last 200 entries for the next document', async () => {
  const { open } = startAt('/');
  for (let i = 0; i < 220; i += 1) {
    scroll(i);
    await open(`/product/${i}`);
  }
  scroll(1000);
  document.dispatchEvent(new Event('visibilitychange'));
  const text = sessionStorage.getItem('weft.places') ?? '';
  const places: unknown = JSON.parse(text);
  expect(places).toHaveLength(200);
  expect(places).toEqual(
    expect.arrayContaining([[expect.any(String), { scroll: 1000, link: '' }]]),
  );
});
