import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { staticRouter } from '../effects/staticRouter';
import { createStore } from '../store/createStore';
import { App } from './App';
import { initialStateFor } from './initialStateFor';
import { nameAt, pages } from './routes';

export { descriptions } from '../data/descriptions';
export { products } from '../data/products';

interface Written {
  /** What stands within `#root`; leading titles and the like are the head's. */
  readonly html: string;
  /** The `<style>` of it. */
  readonly styles: string;
}

/** Writes the page of a path, as a shopper meets it who has just come. */
export const write = async (pathname: string): Promise<Written> => {
  await pages[nameAt(pathname)].load();
  const sheet = new ServerStyleSheet();
  try {
    const store = createStore({ preloadedState: initialStateFor(pathname) });
    const html = renderToString(sheet.collectStyles(<App store={store} router={staticRouter(pathname)} />));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};
