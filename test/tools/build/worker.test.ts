import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeWorker } from '../../../tools/build/worker';

const FILES = {
  ...Object.fromEntries(
    [
      'index',
      'Collections',
      'about',
      'Contact',
      'cart',
      'login',
      'place-order',
      'orders',
      'shell',
      '404',
    ].map((page) => [`${page}.html`, `<h1>${page}</h1>`]),
  ),
  'product/coat.html': '<h1>Coat</h1>',
  'assets/main.1.js': 'main',
  'assets/main.1.js.br': 'packed',
  'assets/letters.2.woff2': 'letters',
  'images/coat.3.avif': 'coat',
  'manifest.webmanifest': '{}',
  'favicon.svg': '<svg/>',
  'sw.js': 'work(self.edition)\n',
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const build = (changes: Readonly<Record<string, string>> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-worker-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
};

const workerOf = async (folder: string, off = false): Promise<string> => {
  await writeWorker(folder, { off });
  return readFileSync(join(folder, 'sw.js'), 'utf8');
};

const isEdition = (value: unknown): value is { version: string; files: Record<string, string> } =>
  typeof value === 'object' && value !== null && 'version' in value && 'files' in value;

const editionIn = (script: string) => {
  const edition: unknown = JSON.parse(/^self\.edition=(.*);\n/.exec(script)?.[1] ?? '');
  if (!isEdition(edition)) throw new Error(script);
  return edition;
};

describe('the worker of a build', () => {
  it('is told of every page with a fixed path, the shell, and what the pages are made of', async () => {
    const { files } = editionIn(await workerOf(build()));
    expect(Object.keys(files).sort()).toEqual([
      ...['/', '/Collections', '/Contact', '/about', '/assets/letters.2.woff2', '/assets/main.1.js'],
      ...[
        '/cart',
        '/favicon.svg',
        '/login',
        '/manifest.webmanifest',
        '/orders',
        '/place-order',
        '/shell.html',
      ],
    ]);
    expect(files['/assets/main.1.js']).toBe('');
    expect(files['/about']).toMatch(/^sha256-[\w+/]{43}=$/);
  });

  it('is another one only when something of it has changed', async () => {
    const versionOf = async (changes?: Readonly<Record<string, string>>) =>
      editionIn(await workerOf(build(changes))).version;
    const first = await versionOf();
    expect(await versionOf()).toBe(first);
    expect(await versionOf({ 'product/coat.html': 'new', 'images/skirt.avif': 'new' })).toBe(first);
    for (const change of [
      { 'cart.html': 'new' },
      { 'shell.html': 'new' },
      { 'assets/main.9.js': 'main' },
      { 'sw.js': 'work(otherwise)\n' },
    ])
      expect(await versionOf(change)).not.toBe(first);
  });

  it('is the same when it is told twice', async () => {
    const folder = build();
    const once = await workerOf(folder);
    const copy = mkdtempSync(join(tmpdir(), 'weft-worker-'));
    folders.push(copy);
    cpSync(folder, copy, { recursive: true });
    expect(await workerOf(copy)).toBe(once);
    expect(once.endsWith('work(self.edition)\n')).toBe(true);
  });

  it('is not made where a page is missing', async () => {
    const folder = build();
    rmSync(join(folder, 'orders.html'));
    await expect(writeWorker(folder, { off: false })).rejects.toThrow('orders.html');
  });

  it('removes itself and answers nothing where it is switched off', async () => {
    const script = await workerOf(build(), true);
    expect(script).toContain('unregister()');
    expect(script).not.toContain('fetch');
  });
});
