import { products } from '../../../src/data/products';
import {
  arrives,
  cards,
  COAT,
  headerLink,
  PAGES,
  PHONE,
  SHOP,
  visit,
} from '../support';

it('should be readable and navigable without JavaScript, and say nothing untrue', async () => {
  const page = await visit(PAGES.cart.path, {
    ...PHONE,
    javaScriptEnabled: false,
    bare: true,
  });
  for (const { path } of [PAGES.cart, PAGES.placeOrder]) {
    await page.goto(SHOP + path);
    await page.locator('noscript > p').waitFor();
    for (const text of ['Your cart is empty.', 'Subtotal'])
      expect(await page.getByText(text).isVisible()).toBe(false);
  }
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Contact', exact: true })
    .tap();
  await arrives(page, PAGES.contact.heading);

  await page.setViewportSize({ width: 1280, height: 900 });
  await headerLink(page, 'COLLECTIONS').click();
  // Otherwise the cards are counted while the browser still parses the page.
  await page.waitForURL(SHOP + PAGES.collections.path);
  expect(await cards(page).count()).toBe(products.length);
  await cards(page).filter({ hasText: COAT.name }).click();
  await arrives(page, COAT.name);
  expect(await page.title()).toBe(`${COAT.name} · Weft`);
  await page.getByText('80% wool and 620 gsm').waitFor();
  const image = page.getByRole('main').locator('img').first();
  await image.evaluate((element: HTMLImageElement) => element.decode());
});
