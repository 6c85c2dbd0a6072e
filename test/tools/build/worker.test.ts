import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PATHS } from '../../../src/features/navigation/paths';
import { writeWorker } from '../../../tools/build/worker';

const PATHS_BUT_HOME = Object.values(PATHS).filter(
  (path) => path !== PATHS.home,
);
const PAGES = [
  'index',
  'shell',
  '404',
  ...PATHS_BUT_HOME.map((path) => path.slice(1)),
];

const FILES = {
  ...Object.fromEntries(
    PAGES.map((name) => [`${name}.html`, `<h1>${name}</h1>`]),
  ),
  'product/coat.html': '<h1>Coat</h1>',
  'assets/main.1.js': 'main',
  'assets/main.1.js.br': 'compressed',
  'assets/letters.2.woff2': 'letters',
  'images/coat.3.avif': 'coat',
  'manifest.webmanifest': '{}',
  'favicon.svg': '<svg/>',
  'sw.js': 'precache(self.__WB_MANIFEST)\n',
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

interface ManifestEntry {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity?: string;
}

const isManifest = (value: unknown): value is readonly ManifestEntry[] =>
  Array.isArray(value) &&
  value.every(
    (entry: unknown) => typeof entry === 'object' && entry && 'url' in entry,
  );

const parse = (script: string) => {
  const [, json = '', version = ''] =
    /^self\.__WB_MANIFEST=(.*);self\.__VERSION="([\da-f]+)";\n/.exec(script) ??
    [];
  const manifest: unknown = JSON.parse(json);
  if (!isManifest(manifest)) throw new Error(script);
  return { manifest, version };
};

describe('service worker of a build', () => {
  it('should precache pages with a fixed path, the shell, and scripts and fonts, which it verifies', async () => {
    const { manifest } = parse(await workerOf(build()));
    const fixed = [
      '/assets/letters.2.woff2',
      '/assets/main.1.js',
      '/shell.html',
    ];
    expect(manifest.map(({ url }) => url).sort()).toEqual(
      [...Object.values(PATHS), ...fixed].sort(),
    );
    for (const { url, revision } of manifest) {
      if (url.startsWith('/assets/')) expect(revision).toBeNull();
      else expect(revision).toMatch(/^[\da-f]{12}$/);
    }
    const sha256 = createHash('sha256')
      .update(FILES['assets/main.1.js'])
      .digest('base64');
    expect(
      manifest.find(({ url }) => url === '/assets/main.1.js')?.integrity,
    ).toBe(`sha256-${sha256}`);
    const unverified = manifest.filter(
      ({ integrity }) => integrity === undefined,
    );
    expect(unverified.filter(({ url }) => url.startsWith('/assets/'))).toEqual(
      [],
    );
  });

  it('should change its version only when a precached file or its code changes', async () => {
    const versionOf = async (changes?: Readonly<Record<string, string>>) =>
      parse(await workerOf(build(changes))).version;
    const first = await versionOf();
    expect(await versionOf()).toBe(first);
    expect(
      await versionOf({ 'product/coat.html': 'new', 'favicon.svg': 'new' }),
    ).toBe(first);
    for (const change of [
      { 'cart.html': 'new' },
      { 'shell.html': 'new' },
      { 'assets/main.9.js': 'main' },
      { 'sw.js': 'precache()\n' },
    ])
      expect(await versionOf(change)).not.toBe(first);
  });

  it('should not change when it is written twice', async () => {
    const folder = build();
    const script = await workerOf(folder);
    expect(await workerOf(folder)).toBe(script);
    expect(script.endsWith(`\n${FILES['sw.js']}`)).toBe(true);
  });

  it('should not be written when a page is missing', async () => {
    const folder = build();
    rmSync(join(folder, 'orders.html'));
    await expect(writeWorker(folder, { off: false })).rejects.toThrow(
      'orders.html',
    );
  });

  it('should unregister itself and handle no request when it is off', async () => {
    const script = await workerOf(build(), true);
    expect(script).toContain('unregister()');
    expect(script).not.toContain('fetch');
  });
});
