import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { requireBuild } from '../build/buildStamp';
import { DIST, filesIn } from '../build/fileMap';

// Prints what a browser downloads of each page, in brotli, and its budget.

const KIB = 1024;

const SCRIPT_SIZE = 150 * KIB;
const PAGE = 30 * KIB;
const FONTS = 42 * KIB;

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;

const sizeOf = (file: string) => statSync(join(DIST, file)).size;

const brotliOf = (file: string) => sizeOf(`${file}.br`);

const sum = (sizes: readonly number[]) =>
  sizes.reduce((total, size) => total + size, 0);

const format = (bytes: number) => (bytes / KIB).toFixed(1).padStart(8);

const isKept = (name: string, bytes: number, budget: number) => {
  // 0 bytes: the build has another form than this file expects.
  const isWithin = bytes > 0 && bytes <= budget;
  const sizes = `${format(bytes)} of${format(budget)} KiB`;
  console.log(`${name.padEnd(60)}${sizes}${isWithin ? '' : '  NOT KEPT'}`);
  return isWithin;
};

requireBuild();
const files = filesIn(DIST);
const pages = files.filter((file) => file.endsWith('.html'));
const products = pages.filter((page) => page.startsWith('product/'));
const [largest = ''] = products.toSorted((a, b) => brotliOf(b) - brotliOf(a));
const others = pages.filter((page) => !products.includes(page));

const results: boolean[] = [];
for (const page of [...others, largest]) {
  const html = readFileSync(join(DIST, page), 'utf8');
  const scripts = Array.from(html.matchAll(SCRIPT), ([, url = '']) => url);
  const bytes = sum(scripts.map(brotliOf));
  results.push(isKept(`scripts of ${page}`, bytes, SCRIPT_SIZE));
  results.push(isKept(`HTML of ${page}`, brotliOf(page), PAGE));
}
const fonts = files.filter((file) => file.endsWith('.woff2'));
results.push(isKept('fonts', sum(fonts.map(sizeOf)), FONTS));

const kept = results.filter(Boolean).length;
console.log(`${kept} of ${results.length} budgets kept`);
process.exitCode = kept < results.length ? 1 : 0;
