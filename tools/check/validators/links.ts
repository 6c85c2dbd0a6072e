import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, fileOf, filesIn } from '../../build/fileMap';
import type { Validator } from './validator';

const originOf = (dist: string) => {
  const [, origin] =
    /^Sitemap: (.*)\/sitemap\.xml$/m.exec(
      readFileSync(`${dist}/robots.txt`, 'utf8'),
    ) ?? [];
  if (origin === undefined)
    throw new Error(`${dist}/robots.txt names no sitemap.`);
  return origin;
};

export const checkLinks = (dist: string) => {
  const start = `(?<=(?:href|src|srcset)"?[=:] ?"|url\\('|${originOf(dist)})[/#]|(?<=, )/`;
  const pattern = new RegExp(`(?:${start})[^"'<\\s,]*`, 'gi');
  const textOf = (name: string) =>
    /\.(html|xml|webmanifest)$/.test(name)
      ? readFileSync(join(dist, name), 'utf8')
      : '';
  const files = new Map(
    filesIn(dist).map((name) => [`/${name}`, textOf(name)]),
  );
  const broken = new Map<string, string>();
  let checked = 0;
  for (const [name, text] of files)
    for (const [link] of text.matchAll(pattern)) {
      const { pathname, hash } = new URL(
        link.replaceAll('&amp;', '&'),
        'http://shop',
      );
      const target = files.get(
        link.startsWith('#') ? name : (fileOf(pathname) ?? ''),
      );
      const isFound =
        target !== undefined &&
        (hash === '' || target.includes(` id="${hash.slice(1)}"`));
      if (!isFound) broken.set(link, name);
      checked += 1;
    }
  return {
    checked,
    faults: [...broken].map(([link, name]) => `${link} in ${name}`),
  };
};

export const links: Validator = {
  name: 'links',
  target: '0 broken',
  run: () => {
    const { checked, faults } = checkLinks(DIST);
    if (checked < 1000) throw new Error(`Only ${checked} links are found.`);
    return { figures: `${faults.length} of ${checked}`, faults };
  },
};
