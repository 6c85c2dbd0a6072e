import { HTML_ATTRIBUTES } from '../lib/htmlAttributes';

/**
 * The modules whose code takes longest to run, in parts of at most 50 ms on a
 * slow phone; `npm run perf` shows the largest task. They are in this script:
 * `eager` only runs them later.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // These three run React Router, Redux Toolkit and styled-components.
  () => import(/* webpackMode: "eager" */ '../routing/paths'),
  () => import(/* webpackMode: "eager" */ '../routing/routeSlice'),
  () => import(/* webpackMode: "eager" */ '../styles/GlobalStyle'),
  () => import(/* webpackMode: "eager" */ '../app/store'),
  () =>
    import(
      /* webpackMode: "eager" */ '../features/collections/CollectionsPage'
    ),
  () => import(/* webpackMode: "eager" */ '../features/product/ProductPage'),
  // With the other pages.
  () => import(/* webpackMode: "eager" */ '../layout/App'),
];

/** Lets the browser handle input between two parts. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

const run = async () => {
  for (const runPart of PARTS) {
    await runPart();
    await pause();
  }
  const { start } = await import(/* webpackMode: "eager" */ '../start/start');
  await start();
};

run().catch((error: unknown) => {
  document.documentElement.setAttribute(HTML_ATTRIBUTES.start, 'failed');
  throw error;
});
