import sharp from 'sharp';
import { TEE } from '../browser/pages';
import { launchWithDevTools, openPanel } from '../browser/reduxDevTools';
import { STEPS } from '../browser/steps';
import { userActions } from '../browser/userActions';
import { until, untilHydrated } from '../browser/waitFor';
import { serveDist } from '../build/serveDist';

// Writes docs/extension.webp, the Redux DevTools after a session, from the built shop:
//   npx tsx tools/docs/extensionImage.ts

const SELECTED = STEPS.findIndex(([type]) => type === 'cart/quantityChanged');

const main = async () => {
  const [shop, { context, close }] = await Promise.all([serveDist(0), launchWithDevTools()]);
  try {
    const page = await context.newPage();
    await page.goto(shop.url);
    await untilHydrated(page);
    const panel = await openPanel(context);
    const shopper = userActions(page);
    for (const [i, [, action]] of STEPS.entries()) {
      await action(shopper, page);
      // After @@INIT and the first URL.
      await until('the row is shown', async () => (await panel.rows()).length >= i + 3);
    }
    await panel.page.setViewportSize({ width: 1280, height: 1000 });
    await panel.select(SELECTED + 2);
    for (const property of ['items', TEE.id]) await panel.page.getByText(property, { exact: true }).click();
    await panel.page.mouse.move(900, 700);
    // The triangle of a property turns for 150 ms.
    await panel.page.waitForTimeout(300);
    const image = await panel.page.screenshot();
    await sharp(image).webp({ quality: 86 }).toFile('docs/extension.webp');
  } finally {
    await close();
    shop.stop();
  }
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
