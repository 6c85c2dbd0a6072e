import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  PAGES,
  PATHS,
  type PageName,
} from '../../src/features/navigation/paths';
import { requireBuild } from '../build/buildStamp';
import { ANY_PRODUCT, DIST, fileOf } from '../build/fileMap';

const KIB = 1024;
// React Router's Routes and links, as its documentation shows them, take 7 KiB
// of it.
const HOME_SCRIPT = 117 * KIB;

/**
 * Bytes of script, in brotli, that a page may load in addition to the home
 * page's budget.
 */
const EXTRA_SCRIPT: Partial<Record<PageName, number>> = {
  collections: 2.5 * KIB,
  product: 7 * KIB,
};
const PAGE_BUDGET = 30 * KIB;

interface PageBudget {
  /** A page of `dist`; `product/*.html` stands for the largest of them. */
  readonly file: string;
  readonly script: number;
  readonly page: number;
}

interface AssetBudget {
  readonly name: string;
  readonly files: RegExp;
  readonly bytes: number;
}

interface Budgets {
  readonly pages: readonly PageBudget[];
  readonly assets: readonly AssetBudget[];
}

const PAGE_PATHS = { ...PATHS, product: ANY_PRODUCT };
const PAGES_WITH_PATH = PAGES.filter(
  (name): name is keyof typeof PAGE_PATHS => name in PAGE_PATHS,
);

const BUDGETS: Budgets = {
  pages: PAGES_WITH_PATH.map((name) => ({
    file: fileOf(PAGE_PATHS[name])?.slice(1) ?? name,
    script: HOME_SCRIPT + (EXTRA_SCRIPT[name] ?? 0),
    page: PAGE_BUDGET,
  })),
  assets: [
    { name: 'main chunk', files: /^main\.[0-9a-f]+\.js$/, bytes: 113.5 * KIB },
    { name: 'fonts', files: /\.woff2$/, bytes: 42 * KIB },
  ],
};

interface Measured {
  readonly name: string;
  /**
   * What a browser downloads: the brotli copy where there is one. 0 for a
   * missing file.
   */
  readonly bytes: number;
  readonly budget: number;
}

const sizeOf = (file: string): number => {
  const sent = [`${file}.br`, file].find((path) => existsSync(path));
  return sent === undefined ? 0 : statSync(sent).size;
};

const totalSizeOf = (files: readonly string[]) =>
  files.reduce((total, file) => total + sizeOf(file), 0);

const namesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder) : [];

const largest = (dist: string, file: string): string => {
  if (!file.includes('*')) return join(dist, file);
  const folder = join(dist, dirname(file));
  const end = basename(file).replace('*', '');
  const names = namesIn(folder).filter((name) => name.endsWith(end));
  const files = names.map((name) => join(folder, name));
  const [first = ''] = files.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return first;
};

/** The URL of a script, or of a script that the page preloads. */
const SCRIPT =
  /<script\b[^>]*\bsrc="([^"]+)"|<link\b[^>]*\bhref="([^"]+\.js)"/g;

const scriptsOf = (page: string): readonly string[] => {
  const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const urls = new Set<string>();
  for (const [, src, href] of html.matchAll(SCRIPT))
    urls.add(src ?? href ?? '');
  return [...urls];
};

const measureBuild = (
  dist: string,
  { pages, assets }: Budgets,
): readonly Measured[] => {
  const measured: Measured[] = [];
  for (const { file, script, page } of pages) {
    const path = largest(dist, file);
    const scripts = scriptsOf(path).map((url) => join(dist, url));
    measured.push({
      name: `script of ${file}`,
      bytes: totalSizeOf(scripts),
      budget: script,
    });
    measured.push({
      name: `HTML of ${file}`,
      bytes: sizeOf(path),
      budget: page,
    });
  }
  const folder = join(dist, 'assets');
  const assetNames = namesIn(folder);
  for (const { name, files, bytes } of assets) {
    const matching = assetNames.filter((asset) => files.test(asset));
    const paths = matching.map((asset) => join(folder, asset));
    measured.push({ name, bytes: totalSizeOf(paths), budget: bytes });
  }
  return measured;
};

const breachesOf = (measured: readonly Measured[]): readonly string[] => {
  const breaches: string[] = [];
  for (const { name, bytes, budget } of measured) {
    const over = bytes - budget;
    if (bytes === 0) breaches.push(`${name}: missing`);
    if (over > 0)
      breaches.push(
        `${name}: ${bytes} B in brotli, ${over} B over ${budget} B`,
      );
  }
  return breaches;
};

const kib = (bytes: number) => (bytes / KIB).toFixed(1).padStart(8);

const main = () => {
  requireBuild();
  const measured = measureBuild(DIST, BUDGETS);
  for (const { name, bytes, budget } of measured)
    console.log(`${name.padEnd(28)}${kib(bytes)} of${kib(budget)} KiB`);
  const breaches = breachesOf(measured);
  for (const breach of breaches) console.error(breach);
  const kept = measured.length - breaches.length;
  console.log(`${kept} of ${measured.length} budgets kept`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
};

if (require.main === module) main();
