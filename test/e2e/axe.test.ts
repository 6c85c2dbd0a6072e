import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { enter, scenesAt } from '../../tools/scenes';
import { shortOfContrast } from './support/contrast';
import { DEVICE_NAMES, DEVICES } from './support/devices';
import { SHOP, visit } from './support/shopper';

// One visit that goes everywhere.
jest.setTimeout(300_000);

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
  preload: false,
};
/** What a scheme of colours can change; all else it leaves as it is. */
const COLOURS: RunOptions = { ...RULES, runOnly: ['color-contrast', 'link-in-text-block'] };

/** A cart of 99 lines is the cart again, at many times the price. */
const AGAIN = ['cart-99'];

/** What axe finds, a line each; what it leaves open is measured. */
const faultsOf = async (page: Page, options: RunOptions): Promise<string[]> => {
  const { violations, incomplete } = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(options)})`,
  );
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} | ${target.join(' ')} | ${help}`),
  );
  for (const { id, nodes } of incomplete) {
    for (const { target, any } of nodes) {
      const selector = target.join(' ');
      const why = id === 'color-contrast' ? await shortOfContrast(page, selector) : any[0]?.message;
      if (why) faults.push(`${id} | ${selector} | ${why}`);
    }
  }
  return faults;
};

it.each(DEVICE_NAMES)('holds nothing against any scene, light or dark, on a %s', async (device) => {
  const { viewport } = DEVICES[device];
  const page = await visit('/', DEVICES[device]);
  const found: string[] = [];
  for (const name of scenesAt(viewport.width).filter((scene) => !AGAIN.includes(scene))) {
    await page.emulateMedia({ colorScheme: 'light' });
    await enter(page, SHOP, name);
    await page.evaluate(axe.source);
    const faults = { light: await faultsOf(page, RULES), dark: new Array<string>() };
    await page.emulateMedia({ colorScheme: 'dark' });
    faults.dark = await faultsOf(page, COLOURS);
    for (const [scheme, lines] of Object.entries(faults)) {
      found.push(...lines.map((line) => [name, scheme, `${viewport.width} px`, line].join(' | ')));
    }
  }
  expect(found).toEqual([]);
});
