import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { createStore } from '../store/createStore';
import { App } from './App';
import { initialStateFor } from './initialStateFor';

export { descriptions } from '../data/descriptions';
export { products } from '../data/products';

interface Prerendered {
  /** The content of `#root`, after titles and links that belong into the head. */
  readonly html: string;
  /** Its `<style>`. */
  readonly styles: string;
}

/** Attributes that only the script of a streamed response reads. */
const VIEW_TRANSITION = / vt-\w+="[^"]*"/g;

/** Renders the page at a pathname as a first visit shows it. */
export const write = async (pathname: string): Promise<Prerendered> => {
  const sheet = new ServerStyleSheet();
  try {
    const store = createStore({ preloadedState: initialStateFor(pathname) });
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter location={pathname}>
          <App store={store} onMounted={() => undefined} />
        </StaticRouter>,
      ),
      // The page has to be readable without a script: React would move a large boundary into one.
      { progressiveChunkSize: Infinity },
    );
    const html = await new Response(prelude).text();
    return { html: html.replaceAll(VIEW_TRANSITION, ''), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};
