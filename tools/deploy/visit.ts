import { products } from '../../src/data/products';
import { productPath } from '../../src/domain/paths';
import { launchBrowser } from '../browser';
import { type Finding } from './tell';

/** A visit in the real browser: home, a product, the cart. Nothing may reach the console, nothing break the policy. */
export const checkVisit = async (url: string): Promise<Finding> => {
  const browser = await launchBrowser();
  const told: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('console', (message) => told.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => told.push(`uncaught: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) told.push(`${response.status()}: ${response.url()}`);
    });
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`The policy forbids ${violatedDirective} ${blockedURI}`),
      );
    });
    const [product] = products;
    await page.goto(`${url}/`);
    await page
      .locator(`main a[href="${productPath(product?._id ?? '')}"]`)
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: product?.name ?? '' }).waitFor();
    await page.reload();
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await page.getByRole('button', { name: 'ADD TO CART' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Cart 1' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your Cart' }).waitFor();
    await page
      .getByRole('main')
      .getByText(product?.name ?? '')
      .first()
      .waitFor();
  } catch (error) {
    told.push(error instanceof Error ? error.message : String(error));
  } finally {
    await browser.close();
  }
  return { what: 'a visit from home to cart in Chromium, nothing told', fault: told[0] };
};
