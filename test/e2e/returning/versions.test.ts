import { COAT } from '../../support/browser/pages';
import { waitForBadge } from '../../support/browser/shopper';
import { reload } from '../../support/browser/waitFor';
import { storedText, writeCart } from '../../support/browser/stored';
import { openServer } from '../support/testServer';
import { openTab, visit } from '../support/visit';

const SIZES = '["S","M","L","XL","XXL"]';
const MORE_SIZES = '["S","M","L","XL","XXL","XXXL"]';

it('should keep what another version sells, while two versions share a cart', async () => {
  const server = await openServer();
  const older = await visit('/cart', { shop: server.url });
  const open = () => openTab(older.context(), '/cart', false, server.url);

  await server.deployNext((text) => text.replaceAll(SIZES, MORE_SIZES));
  const newer = await open();
  await writeCart(newer, {
    items: { [COAT.id]: { XXXL: 3, M: 2 }, 'gift-card': { One: 1 } },
  });
  await reload(newer);
  await waitForBadge(newer, 5);
  await waitForBadge(older, 2);
  await older
    .getByText('4 pieces that you added are no longer sold.')
    .waitFor();

  await older.getByRole('spinbutton').fill('7');
  await waitForBadge(newer, 10);
  const latest = await open();
  await waitForBadge(latest, 10);
  expect(await storedText(latest)).toContain('gift-card');
});
