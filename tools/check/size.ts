import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  PAGES,
  PATHS,
  type PageName,
} from '../../src/features/navigation/paths';
import { requireBuild } from '../build/buildStamp';
import { DIST, fileOf } from '../build/fileMap';

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

interface Budgets {
  /**
   * `file` is a page of `dist`; `product/*.html` stands for the largest of
   * them.
   */
  readonly pages: readonly {
    readonly file: string;
    readonly script: number;
    readonly page: number;
  }[];
  readonly assets: readonly {
    readonly name: string;
    readonly files: RegExp;
    readonly bytes: number;
  }[];
}

const PAGE_PATHS = { ...PATHS, product: '/product/*' };
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

const largest = (dist: string, file: string): string => {
  if (!file.includes('*')) return join(dist, file);
  const folder = join(dist, dirname(file));
  const end = basename(file).replace('*', '');
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith(end))
    : [];
  return (
    files
      .map((name) => join(folder, name))
      .toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? ''
  );
};

const SCRIPT =
  /<script\b[^>]*\bsrc="([^"]+)"|<link\b[^>]*\bhref="([^"]+\.js)"/g;

const scriptsOf = (page: string): readonly string[] => {
  const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
  return [
    ...new Set(
      [...html.matchAll(SCRIPT)].map(([, src, href]) => src ?? href ?? ''),
    ),
  ];
};

const sum = (sizes: readonly number[]) =>
  sizes.reduce((all, size) => all + size, 0);

export const measureBuild = (
  dist: string,
  { pages, assets }: Budgets,
): readonly Measured[] => {
  const names = existsSync(join(dist, 'assets'))
    ? readdirSync(join(dist, 'assets'))
    : [];
  return [
    ...pages.flatMap(({ file, script, page }) => {
      const path = largest(dist, file);
      const scripts = sum(
        scriptsOf(path).map((url) => sizeOf(join(dist, url))),
      );
      return [
        { name: `script of ${file}`, bytes: scripts, budget: script },
        { name: `HTML of ${file}`, bytes: sizeOf(path), budget: page },
      ];
    }),
    ...assets.map(({ name, files, bytes }) => ({
      name,
      bytes: sum(
        names
          .filter((asset) => files.test(asset))
          .map((asset) => sizeOf(join(dist, 'assets', asset))),
      ),
      budget: bytes,
    })),
  ];
};

export const breachesOf = (measured: readonly Measured[]): readonly string[] =>
  measured.flatMap(({ name, bytes, budget }) => {
    if (bytes === 0) return [`${name}: missing`];
    return bytes > budget
      ? [`${name}: ${bytes} B in brotli, ${bytes - budget} B over ${budget} B`]
      : [];
  });

const kib = (bytes: number) => (bytes / KIB).toFixed(1).padStart(8);

const main = () => {
  requireBuild();
  const measured = measureBuild(DIST, BUDGETS);
  for (const { name, bytes, budget } of measured)
    console.log(`${name.padEnd(28)}${kib(bytes)} of${kib(budget)} KiB`);
  const breaches = breachesOf(measured);
  for (const breach of breaches) console.error(breach);
  console.log(
    `${measured.length - breaches.length} of ${measured.length} budgets kept`,
  );
  process.exitCode = breaches.length > 0 ? 1 : 0;
};

if (require.main === module) main();
