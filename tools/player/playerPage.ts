import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { banners } from '../../src/data/banners';
import { products } from '../../src/data/products';
import { imageUrlAtWidth } from '../../src/domain/images';
import { productIdAt } from '../../src/domain/paths';
import { SHOP_FOLDER } from '../build/fileMap';
import type { Expectation, Session } from '../sessions/readSession';
import { sessionFile } from '../sessions/sessionFile';
import { framesOf } from './frames';

/** Cards show the first two images of a product. */
const CARD_IMAGES = 2;

/** The files of the images by the URLs that the shop has for them: small ones, and large ones of the visited products. */
const imageFiles = (session: Session): ReadonlyMap<string, string> => {
  const visited = new Set(framesOf(session, {}).map(({ url }) => productIdAt(url)));
  const ofProducts = products.flatMap(({ _id, image }) =>
    visited.has(_id)
      ? image.map((url) => [url, url] as const)
      : image.slice(0, CARD_IMAGES).map((url) => [url, imageUrlAtWidth(url, 400)] as const),
  );
  // The first URL of a srcset is that of the smallest file.
  const ofBanners = Object.values(banners).map(
    ({ src, srcSet }) => [src, srcSet.split(' ')[0] ?? src] as const,
  );
  return new Map([...ofProducts, ...ofBanners]);
};

const readImages = (session: Session): Record<string, string> => {
  const entries = [...imageFiles(session)].map(([url, file]) => [url, join(SHOP_FOLDER, file)] as const);
  const found = entries.filter(([, path]) => existsSync(path));
  return Object.fromEntries(found.map(([url, path]) => [url, readFileSync(path, 'base64')]));
};

/** JSON for a script element, which ends at the first `</script`. */
const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;

const script = (text: string) =>
  `<script>${text.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3c`)}</script>`;

// The page and the shop in it load nothing.
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:";

/** The icons and the manifest of the shop. */
const LINK = /<link\b[^>]*>/g;

/** Compiles the player and the shop; returns the text of each file. */
const compile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-player-'));
  try {
    const webpack = createRequire(__filename).resolve('webpack-cli/bin/cli.js');
    const config = join(__dirname, 'webpack.config.cjs');
    execFileSync(process.execPath, [webpack, '--mode', 'production', '-c', config, '-o', folder], {
      stdio: 'inherit',
    });
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    return { player: read('player.js'), shop: read('shop.js'), shopHtml: read('shop.html') };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * Compiles the player. Returns a function that makes the page of a session: HTML that opens from the disk, with
 * scripts, styles, fonts and images in it.
 */
export const compilePlayer = () => {
  const { player, shop, shopHtml } = compile();
  const css = readFileSync(join(__dirname, 'player.css'), 'utf8');
  return (session: Session, expectation: Expectation, name: string): string => {
    const scripts = `${json('images', readImages(session))}${script(shop)}`;
    const shopPage = shopHtml.replaceAll(LINK, '').replace('</body>', () => `${scripts}</body>`);
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<style>${css}</style>
</head>
<body>
<div id="root"></div>
${json('name', name)}
${json('session', sessionFile(session))}
${json('expectation', expectation)}
${json('shop', shopPage)}
${script(player)}
</body>
</html>
`;
  };
};
