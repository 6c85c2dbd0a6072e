import { prerender } from 'react-dom/static';
import type { Navigator } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { initialStateFor } from '../app/rootReducer';
import { setupStore } from '../app/store';
import { App } from '../layout/App';
import { createHref } from '../routing/paths';
import { t } from '../texts/t';

const ignore = () => undefined;

/** What early.ts shows if the shop cannot be started. */
export const notices = {
  failed: t('The shop could not be started. Reload the page to try again.'),
  inFolder: t('This shop works only at the root of a domain, not in a folder.'),
};

/** In the build, a link needs only its URL. */
const linkNavigator: Navigator = {
  createHref,
  go: ignore,
  push: ignore,
  replace: ignore,
};

/**
 * Returns the HTML of `#root` and its styles. The HTML begins with the tags
 * that belong in the head.
 */
export const renderPage = async (pathname: string) => {
  const store = setupStore(initialStateFor(pathname));
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(<App store={store} linkNavigator={linkNavigator} />),
      // React would put the content of a large Suspense boundary into a script,
      // but the page has to be readable without scripts.
      { progressiveChunkSize: Infinity },
    );
    const html = await new Response(prelude).text();
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
};
