import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBuild } from '../build/buildStamp';
import { DIST, fileOf, filesIn } from '../build/fileMap';

// Finds links of the build to a page, a file or an id that it does not have.

/** An attribute of HTML or of the manifest. */
const ATTRIBUTE = /\b(?:href|src|srcset)"?[=:] ?"([^"]*)"/gi;

const read = (name: string) => readFileSync(join(DIST, name), 'utf8');

const linksIn = (text: string): readonly string[] => {
  const links: string[] = [];
  for (const [, value = ''] of text.matchAll(ATTRIBUTE)) {
    for (const part of value.split(', ')) {
      // In a srcset, a width follows the URL.
      const [link = ''] = part.split(' ');
      if (/^[/#]/.test(link)) links.push(link);
    }
  }
  return links;
};

const main = () => {
  requireBuild();
  const files = new Set(filesIn(DIST));

  const isFound = (link: string, source: string) => {
    const { pathname, hash } = new URL(link, 'http://shop');
    const target = link.startsWith('#') ? source : fileOf(pathname)?.slice(1);
    if (target === undefined || !files.has(target)) return false;
    return hash === '' || read(target).includes(` id="${hash.slice(1)}"`);
  };

  let count = 0;
  const broken = new Set<string>();
  for (const source of files) {
    if (!/\.(html|webmanifest)$/.test(source)) continue;
    for (const link of linksIn(read(source))) {
      count += 1;
      if (!isFound(link, source)) broken.add(`${link} in ${source}`);
    }
  }
  for (const each of broken) console.error(each);
  console.log(`${count - broken.size} of ${count} links work`);
  process.exitCode = broken.size > 0 || count === 0 ? 1 : 0;
};

main();
