import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATHS } from '../../../src/routing/paths';
import { fileOf, writeFileIn } from '../../../tools/build/fileMap';
import { writeWorker } from '../../../tools/build/worker';

const PAGES = [...Object.values(PATHS), '/shell.html'];

const FILES = {
  ...Object.fromEntries(PAGES.map((path) => [fileOf(path) ?? path, path])),
  'product/coat.html': 'coat',
  'assets/main.1.js': 'main',
  'assets/main.1.js.br': 'compressed',
  'assets/letters.2.woff2': 'letters',
  'sw.js': 'precache(self.__WB_MANIFEST)\n',
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const build = (changes: Readonly<Record<string, string>> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-worker-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...FILES, ...changes }))
    writeFileIn(folder, name, text);
  return folder;
};

const workerOf = async (folder: string, off = false): Promise<string> => {
  await writeWorker(folder, { off });
  return readFileSync(join(folder, 'sw.js'), 'utf8');
};

it('should precache pages with a fixed path, the shell, and scripts and fonts, which it verifies', async () => {
  const script = await workerOf(build());
  const urls = Array.from(script.matchAll(/"url":"(.*?)"/g), ([, url]) => url);
  const assets = ['/assets/letters.2.woff2', '/assets/main.1.js'];
  expect(urls).toEqual([...assets, ...PAGES]);
  expect(script).toMatch(/main.1.js","revision":null,"integrity":"sha256-/);
  expect(script).toMatch(/"url":"\/cart","revision":"[\da-f]{12}"/);
});

it('should change its version only when a precached file or its code changes', async () => {
  const first = await workerOf(build());
  expect(await workerOf(build({ 'product/coat.html': 'new' }))).toBe(first);
  const versionOf = (script: string) => /__VERSION="\w+"/.exec(script)?.[0];
  for (const change of [{ 'cart.html': 'new' }, { 'sw.js': 'precache()\n' }]) {
    const other = await workerOf(build(change));
    expect(versionOf(other)).not.toBe(versionOf(first));
  }
});

it('should not change when it is written twice', async () => {
  const folder = build();
  const script = await workerOf(folder);
  expect(await workerOf(folder)).toBe(script);
});

it('should unregister itself and handle no request when it is off', async () => {
  const script = await workerOf(build(), true);
  expect(script).toContain('unregister()');
  expect(script).not.toContain('fetch');
});
