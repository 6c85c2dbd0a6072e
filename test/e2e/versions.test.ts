import { COAT } from '../support/browser/pages';
import { badge, waitForBadge } from './support/actions';
import { storedText, writeLog } from './support/cartLog';
import { waitForWorker } from './support/serviceWorker';
import { openServer } from './support/testServer';
import { openTab, visit } from './support/visit';

const SIZES = '["S","M","L","XL","XXL"]';
const MORE_SIZES = '["S","M","L","XL","XXL","XXXL"]';

const added = (size: string) => ({ type: 'cart/itemAdded', payload: { productId: COAT.id, size } });
const UNKNOWN = { type: 'cart/giftWrapped', payload: { productId: COAT.id } };

it.each([
  ['201 pieces', Array<object>(201).fill(added('M')), 201],
  ['500 pieces and an unknown event', [...Array<object>(500).fill(added('M')), UNKNOWN], 500],
])(
  'should lose nothing that a newer version stores while an older one is open: %s',
  async (_, entries, known) => {
    const server = await openServer();
    // The older version, with its service worker.
    const first = await visit('/cart', { shop: server.url, worker: true });
    const context = first.context();
    const open = async () => {
      const page = await openTab(context, '/cart', false, server.url);
      // The page loads this script when it is idle; the server may be stopped by then.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/serviceWorker.')),
      );
      return page;
    };
    await waitForWorker(first);
    await first.close();

    const hasSize = (text: string) => text.replaceAll(SIZES, MORE_SIZES);
    await server.deployNext(hasSize);
    const newer = await open();
    await writeLog(newer, [...Array<object>(3).fill(added('XXXL')), ...entries]);

    await server.deployNext((text) => text.replaceAll(MORE_SIZES, SIZES));
    // The first to read the entries, more than 200.
    const older = await open();
    await waitForBadge(older, known);
    await context.setOffline(true);
    await older.reload();
    await waitForBadge(older, known);
    await context.setOffline(false);
    // The older version stores an event: both versions read the log again.
    await older.getByRole('spinbutton').fill(String(known + 5));
    await waitForBadge(newer, known + 8);

    await server.deployNext(hasSize);
    const latest = await open();
    await waitForBadge(latest, known + 8);
    expect(await badge(newer)).toBe(known + 8);
    expect((await storedText(latest)).includes('giftWrapped')).toBe(entries.includes(UNKNOWN));
  },
  60_000,
);
