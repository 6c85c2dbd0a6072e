import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { ServerStyleSheet } from 'styled-components';
import { shop } from '../../data';
import { CATEGORIES } from '../../features/catalogue/product';
import type { Shop } from '../../shop/shop';
import { itemAdded } from '../../features/cart/cartSlice';
import { createStore } from '../store';
import {
  facetToggled,
  searchToggled,
} from '../../features/collection/filtersSlice';
import { initialStateFor, rootReducer, type RootState } from '../rootReducer';
import { App } from '../App';
import { Layout } from '../Layout';
import { createNavigation } from '../routing/navigation';
import { loadPage } from '../routing/routes';

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
    navigation: createNavigation(store),
    onMounted: () => undefined,
  };
};

/**
 * The content of `#root`, after the tags that belong into the head; its styles.
 */
export const write = async (pathname: string) => {
  await loadPage(pathname);
  const sheet = new ServerStyleSheet();
  const render = async (app: ReactNode) => {
    const { prelude } = await prerender(
      sheet.collectStyles(app),
      // The page has to be readable without a script: React would move a large
      // boundary into one.
      { progressiveChunkSize: Infinity },
    );
    return new Response(prelude).text();
  };
  try {
    const state = initialStateFor(pathname);
    const html = await render(<App {...shopIn(state)} />);
    // A rule that is added later makes the browser match the styles of the
    // whole page again. Without the global style, which would be added twice.
    const { store, navigation } = shopIn(
      FIRST_EVENTS.reduce(rootReducer, state),
    );
    await render(
      <Provider store={store}>
        <Layout navigation={navigation} />
      </Provider>,
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};
