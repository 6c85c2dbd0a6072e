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

const WORKER = `self.__PAGES=["/","/cart","/product/coat","/shell"];self.__WB_MANIFEST=[{"url":"/shell.html","revision":"sha256-zmNcTqv/Xk9W26j7HjnKI1UwqitrGFM+7xrzhiAWxXc=","integrity":"sha256-zmNcTqv/Xk9W26j7HjnKI1UwqitrGFM+7xrzhiAWxXc="},{"url":"/assets/letters.2.woff2","revision":null,"integrity":"sha256-etjb5dvtDc2l4vpxPeXdtbbbI9i39PwO0mULWwcRB8c="},{"url":"/assets/main.1.js","revision":null,"integrity":"sha256-DW5AeeNnA+vTfAByL1iR0osOKBHcEUsSkhUSOtzONgU="}];
precache(self.__WB_MANIFEST)
`;

it('should know the pages, and precache the shell, the scripts and the fonts, each with its integrity', async () => {
  const folder = build({ 'index.html': 'home' });
  expect(await workerOf(folder)).toBe(WORKER);
  expect(await workerOf(folder)).toBe(WORKER);
});

it('should change only when a precached file or its code changes', async () => {
  const first = await workerOf(build());
  expect(await workerOf(build({ 'cart.html': 'new' }))).toBe(first);
  for (const change of [{ 'shell.html': 'new' }, { 'sw.js': 'precache()\n' }])
    expect(await workerOf(build(change))).not.toBe(first);
});
