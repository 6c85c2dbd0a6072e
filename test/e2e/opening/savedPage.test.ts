import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST } from '../../../tools/build/fileMap';
import { temporaryFolder } from '../../support/temporaryFolder';
import {
  arrives,
  expectProblems,
  openTab,
  PAGES,
  twoFrames,
  visit,
} from '../support';

it('should keep what a page shows that was saved to a file', async () => {
  const folder = temporaryFolder();
  // Browsers save a page with its scripts in a folder next to it.
  await cp(join(DIST, 'assets'), join(folder, 'assets'), { recursive: true });
  const page = await visit(PAGES.cart.path);
  const html = await page.content();
  const file = join(folder, 'saved.html');
  const images = pathToFileURL(join(DIST, 'images')).href;
  await writeFile(
    file,
    html
      .replaceAll('src="/assets/', 'src="assets/')
      .replaceAll('/images/', `${images}/`),
  );
  // A browser loads no module from a file.
  expectProblems(/Access to script at|net::ERR_FAILED$/);
  const saved = await openTab(
    page.context(),
    pathToFileURL(file).href,
    true,
    '',
  );
  await twoFrames(saved);
  await arrives(saved, PAGES.cart.heading);
  expect(await saved.getByRole('alert').count()).toBe(0);
});
