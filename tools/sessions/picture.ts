import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { withApp } from '../withApp';
import { gestures } from '../userActions';
import { readSession } from '../replay/read';
import { replay, type Step } from '../replay/replay';
import { untilHydrated } from '../waitFor';
import { devtoolsShim } from './devtoolsShim';

const PICTURE = 'docs/visit.webp';
const SCREEN = { width: 1200, height: 700 };
/** The events to which the picture jumps back. */
const JUMPS = [3, 6, 9];

const tell = async (page: Page) => {
  const shopper = gestures(page);
  await shopper.tick('Men');
  await shopper.sortBy('High to Low');
  await shopper.openProduct('Melton Overcoat, Charcoal');
  await shopper.addToCart();
  await shopper.chooseSize('M');
  await shopper.addToCart();
  await shopper.goToCart();
  await shopper.typeQuantity(/size M$/, '2');
  await shopper.remove('Melton Overcoat, Charcoal, size M');
  await shopper.undo('Melton Overcoat, Charcoal, size M');
  await page.mouse.move(600, 699);
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const row = ({ number, event, changes, url }: Step) => `
  <li class="${JUMPS.includes(number) ? 'jumped' : ''}">
    <b>${number}</b>
    <div><strong>${event.type}</strong> <i>${escaped(JSON.stringify(event['payload'] ?? null))}</i>
    ${(changes.length > 0 ? changes : ['refused: nothing changes']).map((change) => `<p>${escaped(change.replace(' → ', ' to '))}</p>`).join('')}
    <p class="address">${escaped(url)}</p></div>
  </li>`;

const pageOf = (steps: readonly Step[], screens: readonly Buffer[]) => `<!doctype html><style>
  body { margin: 0; padding: 32px; width: 1536px; display: grid; grid-template-columns: 760px 1fr; gap: 32px;
    background: #16181d; color: #d8dade; font: 14px/1.45 ui-monospace, 'DejaVu Sans Mono', monospace; }
  ol { margin: 0; padding: 0; list-style: none; }
  li { display: grid; grid-template-columns: 36px 1fr; padding: 8px 12px; border-bottom: 1px solid #2a2e36; }
  li.jumped { background: #23324a; } b { color: #7f8795; } strong { color: #fff; } i { color: #a9c7ff; }
  p { margin: 0; overflow-wrap: anywhere; color: #9fd6a8; } .address { color: #7f8795; }
  figure { margin: 0 0 24px; } img { width: 100%; border: 1px solid #2a2e36; } figcaption { padding-block: 6px; }
</style><ol>${steps.map(row).join('')}</ol><div>${screens
  .map((screen, i) => {
    const step = steps[(JUMPS[i] ?? 1) - 1];
    return `<figure><img src="data:image/png;base64,${screen.toString('base64')}" />
      <figcaption>jump to ${step?.number ?? ''}: ${escaped(step?.url ?? '')}</figcaption></figure>`;
  })
  .join('')}</div>`;

/** A visit as it was recorded, and the shop at some of its moments, by jumping back to them. */
const draw = async (browser: Browser, shop: string) => {
  const page = await browser.newPage({ viewport: SCREEN, reducedMotion: 'reduce' });
  await page.addInitScript(await devtoolsShim());
  await page.goto(`${shop}/Collections`);
  await untilHydrated(page);
  await tell(page);
  const { steps } = replay(readSession(await page.evaluate(() => window.weftTools.exportEvents())));
  // The message of the refused addition would be in the pictures, where it does not belong.
  await page.getByRole('alert').waitFor({ state: 'detached' });
  const screens: Buffer[] = [];
  for (const number of JUMPS) {
    await page.evaluate((index) => window.weftTools.jump(index, 'event'), number);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForFunction(() =>
      Array.from(document.images)
        .filter((picture) => picture.getBoundingClientRect().top < window.innerHeight)
        .every((picture) => picture.complete),
    );
    screens.push(await page.screenshot());
  }
  const sheet = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await sheet.setContent(pageOf(steps, screens));
  await sharp(await sheet.screenshot({ fullPage: true }))
    .webp({ quality: 86 })
    .toFile(PICTURE);
};

withApp(draw);
