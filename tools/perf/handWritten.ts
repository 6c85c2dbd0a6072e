import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { toBrotli } from '../build/compress';
import { fileOf } from '../build/fileMap';
import { DEVICES } from './devices';
import { serveCopy } from './servers';

const STYLE = `*{box-sizing:border-box}
body{margin:0;font:14px/1.4 system-ui,sans-serif;color:#222}
header{padding:16px;font-weight:600;border-bottom:1px solid #ddd}
main{padding:16px}
h1{margin:0 0 16px;font-size:40px;line-height:1.3}
.wide{grid-column:1/-1;margin:0 -16px}
ul{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin:0;padding:0;list-style:none}
a{color:inherit;text-decoration:none}
img{display:block;width:100%;height:auto;background:#eee}`;

/** Runs in a prerendered page: reads the content of the hand-written page. */
const read = () => {
  const images = document.querySelectorAll<HTMLImageElement>(
    'main :is(li img:first-of-type, img[fetchpriority="high"])[srcset]',
  );
  return {
    heading: document.querySelector('h1')?.textContent ?? '',
    items: Array.from(images, (image) => ({
      card: image.closest('li')?.textContent,
      // An image that is not loaded yet: the first URL, which fits a phone.
      src: image.currentSrc || image.srcset.replace(/ .*/s, ''),
      loading: image.loading,
      priority: image.fetchPriority,
    })),
  };
};

const pageOf = ({ heading, items }: ReturnType<typeof read>) => {
  const listItems = items.map(
    ({ card, src, loading, priority }) =>
      `<li${card === undefined ? ' class="wide"' : ''}><a href="#">
<img src="${src}" width="800" height="1000" alt=""
  loading="${loading}" fetchpriority="${priority}">${card ?? ''}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
<header>WEFT</header>
<main><h1>${heading}</h1><ul>${listItems.join('')}</ul></main>`;
};

/**
 * Serves the build, but these paths as hand-written pages: the same
 * images, names and prices, with inline styles, without script and fonts. No
 * page of the shop can be faster.
 */
export const serveHandWritten = (
  browser: Browser,
  shop: string,
  paths: readonly string[],
) =>
  serveCopy('hand-written', async (folder) => {
    const page = await browser.newPage({
      ...DEVICES.phone,
      javaScriptEnabled: false,
    });
    for (const path of paths) {
      await page.goto(shop + path, { waitUntil: 'networkidle' });
      const text = pageOf(await page.evaluate(read));
      const html = Buffer.from(text.replaceAll(shop, ''));
      const file = join(folder, fileOf(path) ?? path);
      await writeFile(file, html);
      await writeFile(`${file}.br`, await toBrotli(html));
    }
    await page.close();
  });
