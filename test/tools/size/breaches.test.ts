import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { breachesOf, weighBuild } from '../../../tools/size/breaches';

const HOME = `<!doctype html><link rel="modulepreload" href="/assets/main.aa11.js"><link rel=preload as=font href=/assets/a.11ff.woff2>
<link rel="preload" as="script" href="/assets/home.bb22.js"><style>h1{margin:0}</style><script type="module" src="/assets/main.aa11.js"></script>`;

const FILES = {
  'index.html': HOME,
  'product/coat.html': `${HOME}<h1>A coat</h1>`,
  'product/sock.html': HOME,
  'assets/main.aa11.js': 'main();'.repeat(100),
  'assets/home.bb22.js': 'home();',
  'assets/product.cc33.js': 'product();',
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'weft-size-'));
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const route = (page: string, chunk: string, script = 1000) => ({
  route: chunk,
  page,
  chunk,
  budget: { script, page: 1000 },
});

it('weighs every script that a page names, each once', () => {
  const { weights } = weighBuild(root, { routes: [route('index.html', 'home')], assets: [] });
  expect(weights[0]?.scripts).toEqual(['assets/main.aa11.js', 'assets/home.bb22.js']);
  expect(weights[0]?.script.raw).toBe(707);
  expect(weights[0]?.style.raw).toBe('h1{margin:0}'.length);
});

it('takes the heaviest of many pages, and the chunk that the page does not name', () => {
  const { weights } = weighBuild(root, { routes: [route('product/*.html', 'product')], assets: [] });
  expect(weights[0]?.page.raw).toBe(HOME.length + '<h1>A coat</h1>'.length);
  expect(weights[0]?.scripts).toContain('assets/product.cc33.js');
});

it('takes the page that stands for every route where a route has none of its own', () => {
  const { weights } = weighBuild(root, { routes: [route('cart.html', 'cart')], assets: [] });
  expect(weights[0]?.page.raw).toBe(HOME.length);
});

it('says nothing of a build that keeps its budgets', () => {
  const { weighed } = weighBuild(root, {
    routes: [route('index.html', 'home')],
    assets: [{ name: 'main chunk', files: /^main\./, budget: 1000 }],
  });
  expect(breachesOf(weighed)).toEqual([]);
});

it('says which budget is breached, and by how much', () => {
  const { weighed } = weighBuild(root, { routes: [route('index.html', 'home', 20)], assets: [] });
  const [{ weight } = { weight: { brotli: NaN } }] = weighed;
  expect(breachesOf(weighed)).toEqual([
    `The script of home weighs ${weight.brotli} B in brotli, ${weight.brotli - 20} B over its 20 B.`,
  ]);
});

it('takes what is missing for a breach, not for a light one', () => {
  const assets = [{ name: 'fonts', files: /\.woff2$/, budget: 1000 }];
  expect(breachesOf(weighBuild(root, { routes: [], assets }).weighed)).toEqual(['Nothing to weigh: fonts.']);
});
