import { HTML_ATTRIBUTES } from '../lib/htmlAttributes';

/**
 * The script runs in parts, so that no task is longer than 100 ms on a slow
 * phone; `npm run perf` shows the longest task. A library runs with the first
 * module that imports it. `eager` keeps all modules in this script.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // This module imports React Router and Redux Toolkit.
  () => import(/* webpackMode: "eager" */ '../routing/routeSlice'),
  // This module imports styled-components.
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
