import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, fileOf, filesIn } from '../../build/fileMap';
import type { Validator } from './validator';

const originOf = (dist: string) => {
  const robots = readFileSync(`${dist}/robots.txt`, 'utf8');
  const [, origin] = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(robots) ?? [];
  if (origin === undefined)
    throw new Error(`${dist}/robots.txt names no sitemap.`);
  return origin;
};

/** The links of the shop to itself, in HTML, XML, JSON and inline CSS. */
const linksOf = (origin: string) => {
  const attribute = '(?:href|src|srcset)"?[=:] ?"';
  const cssUrl = "url\\('";
  const start = `(?<=${attribute}|${cssUrl}|${origin})[/#]`;
  const nextOfSrcset = '(?<=, )/';
  return new RegExp(`(?:${start}|${nextOfSrcset})[^"'<\\s,]*`, 'gi');
};

const HAS_LINKS = /\.(html|xml|webmanifest)$/;

/** The text of each file with links; empty for the others. */
const readTexts = (dist: string) => {
  const texts = new Map<string, string>();
  for (const name of filesIn(dist)) {
    const hasLinks = HAS_LINKS.test(name);
    const text = hasLinks ? readFileSync(join(dist, name), 'utf8') : '';
    texts.set(`/${name}`, text);
  }
  return texts;
};

const checkLinks = (dist: string) => {
  const pattern = linksOf(originOf(dist));
  const texts = readTexts(dist);

  const isFound = (link: string, page: string) => {
    const url = new URL(link.replaceAll('&amp;', '&'), 'http://shop');
    const file = link.startsWith('#') ? page : fileOf(url.pathname);
    const target = texts.get(file ?? '');
    if (target === undefined || url.hash === '') return target !== undefined;
    return target.includes(` id="${url.hash.slice(1)}"`);
  };

  const broken = new Map<string, string>();
  let checked = 0;
  for (const [page, text] of texts) {
    for (const [link] of text.matchAll(pattern)) {
      if (!isFound(link, page)) broken.set(link, page);
      checked += 1;
    }
  }
  const faults = Array.from(broken, ([link, page]) => `${link} in ${page}`);
  return { checked, faults };
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
