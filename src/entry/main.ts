import { HTML_ATTRIBUTES } from '../lib/htmlAttributes';

/**
 * The script runs in these parts, so that no task is longer than 100 ms on a slow
 * phone: the libraries, each by a module that imports it, the slices, and the
 * pages. `eager` keeps them in this script; `npm run perf` shows the largest task.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // React Router and Redux Toolkit.
  () => import(/* webpackMode: "eager" */ '../routing/routeSlice'),
  // Styled components.
  () => import(/* webpackMode: "eager" */ '../styles/GlobalStyle'),
  () => import(/* webpackMode: "eager" */ '../app/store'),
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
