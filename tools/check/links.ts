import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, fileOf, filesIn, requireBuild } from '../build/fileMap';

// Finds links of the build to a page, a file or an id that it does not have.

/** An attribute of HTML or of the manifest. */
const ATTRIBUTE = /\b(?:href|src|srcset)"?[=:] ?"([^"]*)"/gi;

requireBuild();
const files = new Set(filesIn(DIST));

const read = (name: string) => readFileSync(join(DIST, name), 'utf8');

const linksIn = (text: string): readonly string[] => {
  const values = Array.from(
    text.matchAll(ATTRIBUTE),
    ([, value = '']) => value,
  );
  const parts = values.flatMap((value) => value.split(', '));
  // In a srcset, a width follows the URL.
  const links = parts.map((part) => part.replace(/ .*/, ''));
  return links.filter((link) => /^[/#]/.test(link));
};

const isFound = (link: string, source: string) => {
  const { pathname, hash } = new URL(link, 'http://shop');
  const target = link.startsWith('#') ? source : fileOf(pathname)?.slice(1);
  if (target === undefined || !files.has(target)) return false;
  return hash === '' || read(target).includes(` id="${hash.slice(1)}"`);
};

let count = 0;
let working = 0;
for (const source of files) {
  if (!/\.(html|webmanifest)$/.test(source)) continue;
  for (const link of linksIn(read(source))) {
    count += 1;
    if (isFound(link, source)) working += 1;
    else console.error(`${link} in ${source}`);
  }
}
console.log(`${working} of ${count} links work`);
process.exitCode = count === 0 || working < count ? 1 : 0;
