import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFileIn } from '../../../tools/build/fileMap';
import { checkLinks } from '../../../tools/check/validators/links';

const SITE = 'https://shop.example';
const HOME = `<link rel="canonical" href="${SITE}/" /><a href="#top">Up</a><h1 id="top">Shop</h1>
<a href="/Collections?category=Men&amp;sort=low-to-high">Men</a>
<img src="/images/1.avif" srcset="/images/1.avif 400w, /images/2.avif 800w" />
<style>@font-face { src: url('/assets/font.woff2') }</style>`;

const folder = mkdtempSync(join(tmpdir(), 'weft-links-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Checks a build of two pages with this home page. */
const faultsOf = (home: string) => {
  const files = {
    'robots.txt': `Sitemap: ${SITE}/sitemap.xml`,
    'sitemap.xml': `<loc>${SITE}/Collections</loc>`,
    'manifest.webmanifest': '"src": "/images/1.avif"',
    'index.html': home,
    'Collections.html':
      '<a href="/#top">Home</a><a href="#list">List</a><h1 id="list">Collections</h1>',
    'images/1.avif': '',
    'images/2.avif': '',
    'assets/font.woff2': '',
  };
  for (const [name, text] of Object.entries(files))
    writeFileIn(folder, name, text);
  return checkLinks(folder).faults;
};

it.each([
  [
    '/Collections?',
    '/Collection?',
    '/Collection?category=Men&amp;sort=low-to-high in /index.html',
  ],
  [
    '/images/2.avif 800w',
    '/images/3.avif 800w',
    '/images/3.avif in /index.html',
  ],
  [
    '/assets/font.woff2',
    '/assets/old.woff2',
    '/assets/old.woff2 in /index.html',
  ],
  [`${SITE}/`, `${SITE}/home`, '/home in /index.html'],
  ['href="#top"', 'href="#up"', '#up in /index.html'],
  ['id="top"', '', '/#top in /Collections.html', '#top in /index.html'],
])(
  'should report the broken link after %s became %s',
  (from = '', to = '', ...faults) => {
    expect(faultsOf(HOME.replace(from, to))).toEqual(faults);
  },
);
