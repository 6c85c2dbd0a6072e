import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serveDist } from '../../../tools/build/serveDist';
import { temporaryFolder } from '../../support/temporaryFolder';
import { SHOP } from '../support/visit';

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
  const build = () => {
    for (const name of ['index.html', '_headers', '404.html', 'about.html'])
      cpSync(join('dist', name), join(folder, name));
  };
  build();
  const { url, stop } = await serveDist(0, folder);
  const statusOf = async () => (await fetch(`${url}/about`)).status;
  expect(await statusOf()).toBe(200);
  rmSync(folder, { recursive: true });
  expect(await statusOf()).toBe(404);
  build();
  expect(await statusOf()).toBe(200);
  stop();
});
