import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DIST, filesIn } from '../../../tools/build/fileMap';
import { headersFile } from '../../../tools/build/headers';
import { temporaryFolder } from '../../support/temporaryFolder';
import { COAT, SHOP } from '../support';
import { serve } from '../support/testServer';

const read = (name: string) => readFileSync(join(DIST, name), 'utf8');

const IMAGE_PRELOAD = 'rel="preload" as="image"';

it('should load the image of the first screen at once, where it does not depend on the address', () => {
  const [hero] =
    /<img[^>]*>/.exec(read('index.html').split('<main')[1] ?? '') ?? [];
  expect(hero).toContain('fetchPriority="high"');
  expect(hero).not.toContain('lazy');
  expect(read(`${COAT.path}.html`)).toContain(IMAGE_PRELOAD);
  expect(read('Collections.html')).not.toContain(IMAGE_PRELOAD);
});

it('should have two copies of each file that is not compressed by itself', () => {
  const texts = filesIn(DIST).filter(
    (name) => !/^_|\.(avif|png|jpg|woff2|br|gz)$/.test(name),
  );
  expect(texts).toContain('favicon.svg');
  for (const name of texts)
    for (const copy of [`${name}.br`, `${name}.gz`])
      expect([copy, existsSync(join(DIST, copy))]).toEqual([copy, true]);
});

it('should end with one sentence where its port is in use', () => {
  const { port } = new URL(SHOP);
  const command = ['--import', 'tsx', 'tools/build/preview.ts'];
  const env = { ...process.env, PORT: port };
  const { stderr } = spawnSync(process.execPath, command, { env });
  const next = Number(port) + 1;
  expect(String(stderr)).toMatch(
    new RegExp(`^Port ${port} is in use\\..* PORT=${next} .*\\n$`),
  );
});

it('should serve the next build while it runs, and answer 404 without one', async () => {
  const folder = temporaryFolder();
  const build = (csp: string) => {
    for (const name of ['index.html', '404.html', 'about.html'])
      cpSync(join('dist', name), join(folder, name));
    writeFileSync(join(folder, '_headers'), headersFile(csp));
  };
  build('first');
  const { url } = await serve(folder);
  const responded = async () => {
    const { status, headers } = await fetch(`${url}/about`);
    return [status, headers.get('Content-Security-Policy')];
  };
  expect(await responded()).toEqual([200, 'first']);
  rmSync(folder, { recursive: true });
  expect(await responded()).toEqual([404, '']);
  mkdirSync(folder);
  build('second');
  expect(await responded()).toEqual([200, 'second']);
});
