import { URLS } from '../boot/effects';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { ServerStyleSheet } from 'styled-components';
import { shop } from '../data/index';
import { CATEGORIES } from '../features/catalogue/product';
import type { Shop } from '../shop/shop';
import { itemAdded } from '../features/cart/cartSlice';
import { createStore } from '../app/store';
import {
  facetToggled,
  searchToggled,
} from '../features/collection/filtersSlice';
import {
  initialStateFor,
  rootReducer,
  type RootState,
} from '../app/rootReducer';
import { App } from '../layout/App';
import { Layout } from '../layout/Layout';
import { createNavigation } from '../routing/navigation';

/** The data of the shop, which tools/build checks. */
export const data: Shop = shop;

const { products } = data;

/**
 * Typical first events on a page. The page includes the styles of what they
 * render.
 */
const FIRST_EVENTS = [
  ...products
    .slice(0, 1)
    .map(({ _id, sizes }) =>
      itemAdded({ productId: _id, size: sizes[0] ?? '' }),
    ),
  ...CATEGORIES.slice(0, 1).map((value) =>
    facetToggled({ facet: 'categories', value }),
  ),
  searchToggled(),
];

const shopIn = (preloadedState: RootState) => {
  const store = createStore({ preloadedState });
  return {
    store,
    navigator: createNavigation(store, URLS).navigator,
    onMounted: () => undefined,
  };
};

/**
 * Returns the HTML of `#root` and its styles. The HTML begins with the tags
 * that belong in the head.
 */
export const write = async (pathname: string) => {
  const sheet = new ServerStyleSheet();
  const render = async (app: ReactNode) => {
    const { prelude } = await prerender(
      sheet.collectStyles(app),
      // React would put the content of a large Suspense boundary into a script,
      // but the page has to be readable without one.
      { progressiveChunkSize: Infinity },
    );
    return new Response(prelude).text();
  };
  try {
    const state = initialStateFor(pathname);
    const html = await render(<App {...shopIn(state)} />);
    // The second render collects the styles of the first events: a rule within
    // an at-rule that is added later makes the browser match the whole page
    // again.
    // It does not render App, whose global style would be collected twice.
    const { store, navigator } = shopIn(
      FIRST_EVENTS.reduce(rootReducer, state),
    );
    await render(
      <Provider store={store}>
        <Layout navigator={navigator} />
      </Provider>,
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};
