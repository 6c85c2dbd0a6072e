import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileIn } from '../../../tools/build/fileMap';
import { writeWorker } from '../../../tools/build/worker';
import { temporaryFolder } from '../../support/temporaryFolder';

const FILES = {
  'shell.html': 'shell',
  'cart.html': 'cart',
  'product/coat.html': 'coat',
  'assets/main.1.js': 'main',
  'assets/main.1.js.br': 'compressed',
  'assets/letters.2.woff2': 'letters',
  'sw.js': 'precache(self.__WB_MANIFEST)\n',
};

const build = (changes: Readonly<Record<string, string>> = {}) => {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries({ ...FILES, ...changes }))
    writeFileIn(folder, name, text);
  return folder;
};

const workerOf = async (folder: string) => {
  await writeWorker(folder, { off: false });
  return readFileSync(join(folder, 'sw.js'), 'utf8');
};

/** The lists that are written into a worker. */
const listsOf = (script: string): unknown[] => {
  const [, pages = '', manifest = ''] =
    /^self\.__PAGES=(.*);self\.__WB_MANIFEST=(.*);$/m.exec(script) ?? [];
  return [JSON.parse(pages), JSON.parse(manifest)];
};

it('should know the pages, and precache the shell, the scripts and the fonts, each with its integrity', async () => {
  const integrity: unknown = expect.stringMatching(/^sha256-.{43}=$/);
  const [pages, manifest] = listsOf(
    await workerOf(build({ 'index.html': 'home' })),
  );
  expect(pages).toEqual(['/', '/cart', '/product/coat', '/shell']);
  expect(manifest).toEqual([
    { url: '/shell.html', revision: integrity, integrity },
    { url: '/assets/letters.2.woff2', revision: null, integrity },
    { url: '/assets/main.1.js', revision: null, integrity },
  ]);
});

it('should change only when a precached file or its code changes', async () => {
  const first = await workerOf(build());
  expect(await workerOf(build({ 'cart.html': 'new' }))).toBe(first);
  for (const change of [{ 'shell.html': 'new' }, { 'sw.js': 'precache()\n' }])
    expect(await workerOf(build(change))).not.toBe(first);
});
