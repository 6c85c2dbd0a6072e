import { MARKS } from '../lib/marks';

const page = document.documentElement;

/**
 * The modules whose code takes longest to run, in parts of at most 50 ms on a
 * slow phone. They are in this script: `eager` only runs them later. In development start.ts alone accepts edits.
 */
const PARTS =
  process.env['NODE_ENV'] === 'production'
    ? [
        () => import(/* webpackMode: "eager" */ 'react-dom/client'),
        () => import(/* webpackMode: "eager" */ '../app/store'),
        () => import(/* webpackMode: "eager" */ '../layout/Layout'),
        () =>
          import(
            /* webpackMode: "eager" */ '../features/collection/CollectionsPage'
          ),
        () =>
          import(/* webpackMode: "eager" */ '../features/product/ProductPage'),
        () => import(/* webpackMode: "eager" */ '../layout/pages'),
      ]
    : [];

/** Lets the browser handle input between two parts. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

const run = async () => {
  page.setAttribute(MARKS.boot, 'started');
  for (const runPart of PARTS) {
    await runPart();
    await pause();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start();
};

// A page that was saved to a file stays as it was saved.
if (location.protocol !== 'file:') {
  run().catch((error: unknown) => {
    page.setAttribute(MARKS.boot, 'failed');
    throw error;
  });
}
