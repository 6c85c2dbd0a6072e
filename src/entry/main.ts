import { setStartPhase } from '../lib/startPhase';

/**
 * The script runs in parts, so that no task is longer than 100 ms on a slow
 * phone (`npm run perf`). A module runs with the first part that imports it.
 * All other modules run with `start`. `eager` keeps the modules in this script.
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

const run = async () => {
  for (const runPart of PARTS) {
    await runPart();
    // The browser handles input between two parts.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const { start } = await import(/* webpackMode: "eager" */ '../start/start');
  await start();
};

setStartPhase('running');
run().catch((error: unknown) => {
  setStartPhase('failed');
  throw error;
});
