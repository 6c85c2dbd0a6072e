import { COAT } from '../support/browser/pages';
import { until } from '../support/browser/waitFor';
import { cartLog } from './support/cartLog';
import { openTab, SHOP, visit } from './support/visit';
import { addToCart, waitForBadge } from './support/actions';

it('should store the whole cart again after the browser deleted the database of two open pages', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await addToCart(page, 'S');
  const other = await openTab(page.context(), COAT.path);
  await waitForBadge(other, 2);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin: SHOP, storageTypes: 'indexeddb' });
  await until('the log is deleted', async () => (await cartLog(page)).length === 0);
  await addToCart(page, 'L');
  await waitForBadge(other, 3);
  await addToCart(other, 'L');
  await waitForBadge(page, 4);
  await page.reload();
  await waitForBadge(page, 4);
  await page.goto(`${SHOP}/cart`);
  const quantities = page.getByRole('spinbutton');
  await quantities.first().waitFor();
  expect(await quantities.evaluateAll((all) => all.map((each) => each.getAttribute('value')))).toEqual([
    '1',
    '1',
    '2',
  ]);
});
