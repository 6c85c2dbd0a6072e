import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { itemAdded } from '../store/cart';
import { createStore } from '../store/createStore';
import { categoryToggled, searchToggled } from '../store/filters';
import { rootReducer, type RootState } from '../store/rootReducer';
import { App } from './App';
import { initialStateFor } from './initialStateFor';

export { descriptions } from '../data/descriptions';
export { products } from '../data/products';

interface Prerendered {
  /** The content of `#root`, after titles and links that belong into the head. */
  readonly html: string;
  readonly styles: string;
}

/** Attributes that only the script of a streamed response reads. */
const VIEW_TRANSITION = / vt-\w+="[^"]*"/g;

/** Typical first events on a page. The page includes the styles of what they render. */
const FIRST_EVENTS = [
  itemAdded({ productId: 'melton-overcoat-charcoal', size: 'M' }),
  categoryToggled('Men'),
  searchToggled(),
];

/** Renders the page at a pathname as a first visit shows it. */
export const write = async (pathname: string): Promise<Prerendered> => {
  const sheet = new ServerStyleSheet();
  const render = async (preloadedState: RootState) => {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter location={pathname}>
          <App store={createStore({ preloadedState })} onMounted={() => undefined} />
        </StaticRouter>,
      ),
      // The page has to be readable without a script: React would move a large boundary into one.
      { progressiveChunkSize: Infinity },
    );
    return new Response(prelude).text();
  };
  try {
    const state = initialStateFor(pathname);
    const html = await render(state);
    // A rule that is added later makes the browser match the styles of the whole page again.
    await render(FIRST_EVENTS.reduce(rootReducer, state));
    return { html: html.replaceAll(VIEW_TRANSITION, ''), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};
