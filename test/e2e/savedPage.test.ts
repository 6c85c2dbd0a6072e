import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST } from '../../tools/build/fileMap';
import { COAT, PAGES } from '../support/browser/pages';
import { arrives, twoFrames } from '../support/browser/waitFor';
import { openTab, takeProblems, visit } from './support/visit';

const folders: string[] = [];
afterAll(() =>
  Promise.all(folders.map((folder) => rm(folder, { recursive: true }))),
);

it.each([PAGES.home, COAT, PAGES.cart])(
  'should keep what a page shows that was saved to a file: $path',
  async ({ path }) => {
    const page = await visit(path);
    // Browsers save a page with its scripts in a folder next to it.
    const html = await page.content();
    const folder = await mkdtemp(join(tmpdir(), 'weft-saved-'));
    folders.push(folder);
    await cp(join(DIST, 'assets'), join(folder, 'assets'), { recursive: true });
    const file = join(folder, 'saved.html');
    await writeFile(file, html.replaceAll('src="/assets/', 'src="assets/'));
    const heading = await page.getByRole('heading', { level: 1 }).innerText();

    const { href } = pathToFileURL(file);
    const saved = await openTab(page.context(), href, true, '');
    await arrives(saved, heading);
    await saved.waitForLoadState('networkidle');
    await twoFrames(saved);
    expect(await saved.getByRole('main').isVisible()).toBe(true);
    expect(await saved.getByRole('alert').count()).toBe(0);
    expect(await saved.getByRole('heading', { level: 1 }).innerText()).toBe(
      heading,
    );
    // Images, fonts and modules of the host are missing in a file.
    takeProblems();
  },
);
