import type { Browser } from 'playwright-core';
import { DESK, PATIENCE } from './device';

/** What one card of the shop's list shows, and how it asks for its picture. */
export interface Card {
  readonly href: string;
  readonly name: string;
  readonly price: string;
  /** The picture's own attributes, as the shop writes them: widths, sizes, and when it is wanted. */
  readonly picture: Readonly<Record<string, string>>;
}

/** All that stands on the shop's list, and nothing of how it got there. */
export interface List {
  readonly title: string;
  readonly heading: string;
  readonly count: string;
  readonly links: readonly string[];
  readonly cards: readonly Card[];
  readonly foot: readonly string[];
}

const PICTURE = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'fetchpriority', 'decoding'];

/** Reads the list off the shop as it stands, so that its floor always shows the same. */
export const readList = async (browser: Browser, shop: string): Promise<List> => {
  const page = await browser.newPage({ ...DESK, serviceWorkers: 'block' });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${shop}/Collections`);
  await page.locator('main li a[href^="/product/"] img').first().waitFor();
  const list = await page.evaluate(
    (names) => ({
      title: document.title,
      heading: document.querySelector('h1')?.textContent ?? '',
      count: document.querySelector('main [role=status]')?.textContent ?? '',
      links: [...document.querySelectorAll('header nav a')].map(({ textContent }) => textContent),
      cards: [...document.querySelectorAll('main li a[href^="/product/"]')].map((card) => {
        const picture = card.querySelector('img');
        const name = card.querySelector('h3')?.textContent ?? '';
        return {
          href: card.getAttribute('href') ?? '',
          name,
          price: card.textContent.replace(name, ''),
          picture: Object.fromEntries(names.map((each) => [each, picture?.getAttribute(each) ?? ''])),
        };
      }),
      foot: [...document.querySelectorAll('footer :is(p, h2, a)')].map(({ textContent }) => textContent),
    }),
    PICTURE,
  );
  await page.context().close();
  return list;
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;background:#f0eeeb;color:#1d1b19;font:16px/1.55 system-ui,sans-serif}
header,footer,main{max-width:1440px;margin:auto;padding:0 clamp(16px,4vw,56px)}
header{display:flex;gap:24px;align-items:center;min-height:56px;border-bottom:1px solid #ddd}
h1{margin:24px 0 16px;font:38px/1.08 Georgia,serif}
ul{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:36px 16px;margin:0;padding:0;list-style:none}
@media(min-width:600px){ul{grid-template-columns:repeat(3,minmax(0,1fr))}}
@media(min-width:1200px){ul{grid-template-columns:repeat(4,minmax(0,1fr))}}
img{display:block;width:100%;height:auto;aspect-ratio:4/5;object-fit:cover;margin-bottom:12px}
h3,p{margin:0;font-size:16px;font-weight:400}
a{color:inherit;text-decoration:none}
footer{padding-block:56px 24px}
@media(prefers-color-scheme:dark){body{background:#191715;color:#efece6}}`;

const attributes = (picture: Card['picture']) =>
  Object.entries(picture)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ');

const cardHtml = ({ href, name, price, picture }: Card) =>
  `<li><a href="${href}"><img ${attributes(picture)}><h3>${escaped(name)}</h3><p>${escaped(price)}</p></a></li>`;

/** The floor of the list: what a careful hand would write for the same list, with no script and no font. */
export const floorOf = ({ title, heading, count, links, cards, foot }: List): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<header><a href="/">WEFT</a>${links.map((link) => `<a href="#">${escaped(link)}</a>`).join('')}</header>
<main><h1>${escaped(heading)}</h1><p>${escaped(count)}</p>
<ul>${cards.map(cardHtml).join('\n')}</ul></main>
<footer>${foot.map((line) => `<p>${escaped(line)}</p>`).join('')}</footer></body></html>`;

const BOXES = ['Men', 'Women', 'Kids'];

/**
 * The same list with three boxes of which each shows another third of it, and the least script that does so: how
 * soon this machine can answer a press at all.
 */
export const boxesOf = (list: List): string =>
  floorOf(list).replace(
    '<ul>',
    `${BOXES.map((name) => `<label><input type="checkbox">${name}</label>`).join('')}
<script>addEventListener('change', () => {
  const boxes = [...document.querySelectorAll('input')];
  document.querySelectorAll('li').forEach((card, i) => { card.hidden = !boxes[i % 3].checked; });
});</script><ul>`,
  );

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const SCRIPT_LINK = /<link\b(?=[^>]*\brel=["']?(?:modulepreload|preload|prefetch)\b)[^>]*>/gi;
const FOR_SCRIPT = /\brel=["']?modulepreload\b|\bas=["']?script\b/i;

/** The same page without its scripts: what is left is what its words, style and pictures cost alone. */
export const withoutScripts = (html: string): string =>
  html.replace(SCRIPT, '').replace(SCRIPT_LINK, (link) => (FOR_SCRIPT.test(link) ? '' : link));

/** Whether a page shows something before any script has run. */
export const isPrerendered = (html: string): boolean => /<h1\b/i.test(html);
