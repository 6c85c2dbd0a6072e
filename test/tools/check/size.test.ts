import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFileIn } from '../../../tools/build/fileMap';
import { breachesOf, measureBuild } from '../../../tools/check/size';

const HOME = `<!doctype html><link rel="preload" as="font" href="/assets/a.11ff.woff2">
<link rel="preload" as="script" href="/assets/home.bb22.js"><script>inline()</script>
<script defer src="/assets/home.bb22.js"></script><script type="module" src="/assets/main.aa11.js"></script>`;

const FILES = {
  'index.html': HOME,
  'product/coat.html': `${HOME}<h1>A coat</h1>`,
  'product/sock.html': HOME,
  'assets/main.aa11.js': 'main();'.repeat(100),
  'assets/main.aa11.js.br': 'x'.repeat(20),
  'assets/home.bb22.js': 'home();',
};

const dist = mkdtempSync(join(tmpdir(), 'weft-size-'));
beforeAll(() => {
  for (const [name, content] of Object.entries(FILES))
    writeFileIn(dist, name, content);
});
afterAll(() => rmSync(dist, { recursive: true }));

const measureAsset = (name: string, files: RegExp, bytes: number) =>
  measureBuild(dist, { pages: [], assets: [{ name, files, bytes }] });

const measurePage = (file: string, script = 1000, page = 1000) =>
  measureBuild(dist, { pages: [{ file, script, page }], assets: [] });

describe('measureBuild', () => {
  it('should add up the brotli sizes of the scripts of a page, each once', () => {
    expect(measurePage('index.html')).toEqual([
      {
        name: 'script of index.html',
        bytes: 20 + 'home();'.length,
        budget: 1000,
      },
      { name: 'HTML of index.html', bytes: HOME.length, budget: 1000 },
    ]);
  });

  it('should return the size of the largest of several pages', () => {
    expect(measurePage('product/*.html')[1]?.bytes).toBe(
      HOME.length + '<h1>A coat</h1>'.length,
    );
  });
});

describe('breachesOf', () => {
  it('should report only a size over its budget, and missing pages, scripts and assets', () => {
    const measured = [
      ...measurePage('index.html', 20),
      ...measureAsset('main chunk', /^main\..*js$/, 20),
      ...measurePage('cart.html'),
      ...measureAsset('fonts', /\.woff2$/, 1000),
    ];
    expect(breachesOf(measured)).toEqual([
      'script of index.html: 27 B in brotli, 7 B over 20 B',
      'script of cart.html: missing',
      'HTML of cart.html: missing',
      'fonts: missing',
    ]);
  });
});
