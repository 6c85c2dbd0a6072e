import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { formatPrice } from '../../../src/features/catalogue/money';
import { temporaryFolder } from '../../support/temporaryFolder';
import {
  addToCart,
  allowProblems,
  COAT,
  SHOP,
  visit,
  waitForBadge,
} from '../support';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** A copy of the sources, which a test can edit. */
const copySources = async () => {
  const folder = temporaryFolder();
  for (const name of ['src', 'package.json', 'tsconfig.json'])
    await cp(name, join(folder, name), {
      recursive: true,
      filter: (path) => !path.endsWith('images'),
    });
  await cp('webpack.config.js', join(folder, 'webpack.config.js'));
  for (const name of ['node_modules', 'public', 'src/data/images'])
    await symlink(resolve(name), join(folder, name), 'junction');
  return folder;
};

const SERVE = [
  resolve('node_modules/webpack-cli/bin/cli.js'),
  ...['serve', '--mode', 'development'],
];

const serve = async (folder: string) => {
  const env = { ...process.env, NODE_ENV: 'development' };
  const server = spawn(process.execPath, SERVE, { cwd: folder, env });
  const ended = once(server, 'exit');
  cleanups.push(async () => {
    server.kill();
    await ended;
  });
  let output = '';
  return new Promise<string>((done, fail) => {
    const onText = (text: unknown) => {
      output += String(text);
      const [url] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (url) done(url);
    };
    server.stdout.on('data', onText);
    server.stderr.on('data', onText);
    server.on('exit', () => fail(new Error(output)));
  });
};

it('should show an edit of a component or a style without losing the state, and reload the page after any other', async () => {
  const folder = await copySources();
  const edit = async (file: string, before: string, after: string) => {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    expect(text).toContain(before);
    await writeFile(path, text.replace(before, after));
  };
  // The client of the server logs its updates and requests them.
  allowProblems(/^(?!.*(error|uncaught))/);
  const page = await visit(COAT.path, { shop: await serve(folder) });
  const size = page.getByRole('radio', { name: 'M', exact: true });
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await addToCart(page, 'M');
  await waitForBadge(page, 1);

  await edit(
    'src/styles/GlobalStyle.ts',
    '--size-name: clamp(2rem, 1.6rem + 1.25vw, 2.75rem)',
    '--size-name: 77px',
  );
  await page.waitForFunction(() => {
    const shown = document.querySelector('h1');
    return shown && getComputedStyle(shown).fontSize === '77px';
  });
  await edit(
    'src/features/product/components/AddToCart.tsx',
    'ADD TO CART',
    'PUT INTO CART',
  );
  await page.getByRole('button', { name: 'PUT INTO CART' }).waitFor();
  expect(await size.isChecked()).toBe(true);
  expect(loads).toEqual([]);

  await edit('src/data/products.ts', 'price: 32000', 'price: 32100');
  await page.getByRole('main').getByText(formatPrice(32_100)).first().waitFor();
  await waitForBadge(page, 1);
  expect(loads).not.toEqual([]);
});

it('should end with one sentence where its port is in use', () => {
  const { port } = new URL(SHOP);
  const env = { ...process.env, PORT: port };
  const { stderr } = spawnSync(process.execPath, SERVE, { env });
  expect(String(stderr)).toMatch(/^Port \d+ cannot be used\. .*\n$/);
});
