import {
  checkbox,
  PAGES,
  twoFrames,
  visitBlank,
  withSlowScript,
} from '../support';

/**
 * Presses the search icon and a filter in random tasks until the start is done.
 * Returns which of them were pressed an odd number of times.
 */
const pressAtRandom = async (seed: number) => {
  const selectors = ['header [aria-label="Search"]', 'main [value="Men"]'];
  let state = seed;
  const random = () => (state = (state * 48_271) % 0x7fffffff) / 0x7fffffff;
  const isOdd = selectors.map(() => false);
  const { port1, port2 } = new MessageChannel();
  // A message runs between two tasks of React.
  const nextTask = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage('');
    });
  const { dataset } = document.documentElement;
  while (dataset['start'] !== 'done') {
    await nextTask();
    for (const [index, selector] of selectors.entries()) {
      if (random() > 0.1) continue;
      document.querySelector<HTMLElement>(selector)?.click();
      isOdd[index] = !isOdd[index];
    }
  }
  return isOdd;
};

it('should count each press once, at any time of the start', async () => {
  const tab = await visitBlank();
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const { page, hydrate } = await withSlowScript(PAGES.collections.path, tab);
    const isOdd = page.evaluate(pressAtRandom, seed);
    await hydrate();
    const [isSearchOpen, isMen] = await isOdd;
    await twoFrames(page);
    expect([
      seed,
      await page.getByRole('search').isVisible(),
      await checkbox(page, /^Men$/).isChecked(),
    ]).toEqual([seed, isSearchOpen, isMen]);
  }
});
