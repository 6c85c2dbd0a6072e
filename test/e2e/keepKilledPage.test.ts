import type { Browser } from 'playwright-core';
import { COAT } from '../../tools/browser/pages';
import { anyUpTo, go, kill, watchBadges } from './support/badges';
import { launchOwn, WITHOUT_PICTURES } from './support/ownBrowser';
import { SHOP } from './support/shopper';

const KILLS = 50;

let own: Browser | undefined;
afterEach(() => own?.close());

it('loses nothing that a page has shown when its process is killed, 50 times', async () => {
  own = await launchOwn(WITHOUT_PICTURES);
  const context = await own.newContext();
  const badges = await watchBadges(context);
  const open = async () => {
    badges.forget();
    const page = await context.newPage();
    await page.goto(SHOP + COAT.path);
    await badges.reaches(0);
    return { page, restored: badges.most() };
  };

  const kills: { readonly added: number; readonly shown: number; readonly restored: number }[] = [];
  let { page, restored } = await open();
  for (let i = 0; i < KILLS; i++) {
    const added = anyUpTo(20);
    await go(page);
    await badges.reaches(restored + added);
    const crashed = page.waitForEvent('crash');
    await kill(own, 'renderer');
    await crashed;
    await page.close();
    const shown = badges.most();
    ({ page, restored } = await open());
    kills.push({ added, shown, restored });
  }
  expect(kills.filter((one) => one.restored < one.shown)).toEqual([]);
  expect(restored).toBeGreaterThan(KILLS);
}, 600_000);
