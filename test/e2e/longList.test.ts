import { serveLarge } from '../../tools/perf/servers';
import { arrives, untilHydrated } from '../support/browser/waitFor';
import { cards } from './support/actions';
import { DEVICE_NAMES, DEVICES } from './support/devices';
import { visit } from './support/visit';

let large: Awaited<ReturnType<typeof serveLarge>>;
beforeAll(async () => {
  large = await serveLarge();
}, 120_000);
afterAll(() => large.stop());

it.each(DEVICE_NAMES)(
  'should keep the place in a list of 5,000 products on Back, Forward and after a reload: %s',
  async (device) => {
    const page = await visit('/Collections', { ...DEVICES[device], shop: large.url });
    const card = cards(page).nth(149);
    while ((await card.count()) === 0) await cards(page).last().scrollIntoViewIfNeeded();
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const place = async () => Math.round((await card.boundingBox())?.y ?? NaN);
    const before = await place();
    const name = await card.getByRole('heading').innerText();
    const expectPlace = async () => {
      await arrives(page, 'All Collections');
      expect(await place()).toBe(before);
    };

    await card.click();
    await arrives(page, name);
    await page.goBack();
    await expectPlace();
    await page.goForward();
    await arrives(page, name);
    await page.goBack();
    await expectPlace();
    await page.reload();
    await untilHydrated(page);
    await expectPlace();
  },
);
