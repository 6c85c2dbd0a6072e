import { setStartPhase } from '../lib/htmlAttributes';

/**
 * The script runs in parts, so that no task is longer than 100 ms on a slow
 * phone; `npm run perf` shows the time of each part. A library runs with the
 * first part that imports it, and what no other part imports with `start`.
 * `eager` keeps all modules in this script.
 */
const PARTS = {
  'react-dom': () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // This module imports React Router and Redux Toolkit.
  route: () => import(/* webpackMode: "eager" */ '../routing/routeSlice'),
  // This module imports styled-components.
  styles: () => import(/* webpackMode: "eager" */ '../styles/GlobalStyle'),
  store: () => import(/* webpackMode: "eager" */ '../app/store'),
  App: () => import(/* webpackMode: "eager" */ '../layout/App'),
  start: () => import(/* webpackMode: "eager" */ '../start/start'),
};

/** Lets the browser handle input between two parts. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

const run = async () => {
  for (const [name, runPart] of Object.entries(PARTS)) {
    const startTime = performance.now();
    await runPart();
    performance.measure(name, { start: startTime });
    await pause();
  }
  const { start } = await PARTS.start();
  await start();
};

setStartPhase('running');
run().catch((error: unknown) => {
  setStartPhase('failed');
  throw error;
});
