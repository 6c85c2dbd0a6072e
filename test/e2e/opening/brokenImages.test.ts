import { expectProblems, NOT_LOADED, visitBlank, load } from '../support';
import { findLayoutFaults } from '../support/layoutFaults';

it('should cover nothing by images that are not loaded', async () => {
  const page = await visitBlank();
  expectProblems(NOT_LOADED);
  await page.route('**/images/**', (route) => route.abort());
  for (const path of ['/', '/nowhere', '/Collections?q=weftless']) {
    await load(page, path);
    expect(await findLayoutFaults(page)).toEqual([]);
  }
});
