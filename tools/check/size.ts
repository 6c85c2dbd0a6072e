import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { requireBuild } from '../build/buildStamp';
import { DIST, filesIn } from '../build/fileMap';

// Prints what a browser downloads of each page, in brotli, and its budget.

const KIB = 1024;

// React Router's Routes and links, as its documentation shows them, take 7 KiB
// of it.
const HOME_SCRIPTS = 117 * KIB;
/** What the scripts of a page may have in addition, by the start of its path. */
const MORE_SCRIPTS: Readonly<Record<string, number | undefined>> = {
  'Collections.html': 2.5 * KIB,
  product: 7 * KIB,
};
const PAGE = 30 * KIB;
const FONTS = 42 * KIB;

interface Row {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

/** The size of the brotli copy of a file, where it has one. */
const sizeOf = (file: string): number => {
  const path = join(DIST, file);
  const copy = `${path}.br`;
  return statSync(existsSync(copy) ? copy : path).size;
};

const totalOf = (files: readonly string[]) =>
  files.reduce((total, file) => total + sizeOf(file), 0);

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;

const rowsOf = (page: string): readonly Row[] => {
  const html = readFileSync(join(DIST, page), 'utf8');
  const scripts = Array.from(html.matchAll(SCRIPT), ([, url = '']) => url);
  const [start = ''] = page.split('/');
  return [
    {
      name: `scripts of ${page}`,
      bytes: totalOf(scripts),
      budget: HOME_SCRIPTS + (MORE_SCRIPTS[start] ?? 0),
    },
    { name: `HTML of ${page}`, bytes: sizeOf(page), budget: PAGE },
  ];
};

const kib = (bytes: number) => (bytes / KIB).toFixed(1).padStart(8);

const main = () => {
  requireBuild();
  const files = filesIn(DIST);
  const pages = files.filter((file) => file.endsWith('.html'));
  const products = pages.filter((page) => page.startsWith('product/'));
  const [largest = ''] = products.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const others = pages.filter((page) => !products.includes(page));
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const rows = [
    ...[...others, largest].flatMap(rowsOf),
    { name: 'fonts', bytes: totalOf(fonts), budget: FONTS },
  ];

  let kept = 0;
  for (const { name, bytes, budget } of rows) {
    // 0 bytes: the build has another form than this file expects.
    const isKept = bytes > 0 && bytes <= budget;
    if (isKept) kept += 1;
    const note = isKept ? '' : '  NOT KEPT';
    console.log(`${name.padEnd(60)}${kib(bytes)} of${kib(budget)} KiB${note}`);
  }
  console.log(`${kept} of ${rows.length} budgets kept`);
  process.exitCode = kept < rows.length ? 1 : 0;
};

main();
