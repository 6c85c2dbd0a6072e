import { join, relative } from 'node:path';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '../runCommand';
import { missingTexts } from '../texts/missingTexts';
import { checkCatalogue } from './checkCatalogue';
import { problemsOfLabels } from './checkLabels';
import { compressAll } from './compress';
import { copiedTexts } from './copiedTexts';
import { DIST, nginxPages, SHOP_FOLDER, writeFileIn } from './fileMap';
import { headersFile, nginxHeaders } from './headers';
import { lettersWithoutFont } from './lettersWithoutFont';
import { loadShop } from './loadShop';
import { prerenderAll } from './prerender';
import { originOf, robotsTxt, sitemapXml } from './sitemap';
import { writeWorker } from './worker';

//   npm run build                 builds the shop into dist (WEFT_SHOP=folder: another shop, into folder/dist)
//   npm run build -- --no-worker  with a service worker that unregisters itself

const readOrigin = () => {
  const site = process.env['WEFT_SITE'];
  if (site) return originOf(site);
  console.log(
    'WEFT_SITE is not set: the build has no sitemap, and link previews have no image.',
  );
  return undefined;
};

/**
 * The folder of this build, which replaces the last build when it is complete.
 */
const NEXT = `${DIST}.next`;

const removeFolder = (folder: string) =>
  rmSync(folder, { recursive: true, force: true });

const runWebpack = (origin = '') => {
  const webpack = require.resolve('webpack-cli/bin/cli.js');
  const args = [
    webpack,
    ...['--mode', 'production', '--fail-on-warnings', '--output-path', NEXT],
  ];
  const env = { ...process.env, WEFT_SITE: origin };
  execFileSync(process.execPath, args, { env, stdio: 'inherit' });
};

const copyFolder = (from: string, to: string) => {
  if (existsSync(from)) cpSync(from, to, { recursive: true });
};

/** Whether a file of the shop, or of all shops, has this URL. */
const hasFile = (url: string) =>
  [SHOP_FOLDER, `${SHOP_FOLDER}/public`, 'public'].some((folder) =>
    existsSync(join(folder, url)),
  );

/** Returns the data of the shop, or throws an error for what is wrong. */
const readShop = () => {
  if (!existsSync(`${SHOP_FOLDER}/products.ts`))
    throw new Error(`WEFT_SHOP: ${SHOP_FOLDER} has no products.ts.`);
  if (relative('.', SHOP_FOLDER).startsWith('..'))
    throw new Error(`WEFT_SHOP: ${SHOP_FOLDER} is not in this repository.`);
  const shop = loadShop();
  const problems = problemsOfLabels(shop.labels, `${SHOP_FOLDER}/labels.ts`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  checkCatalogue(shop, hasFile);
  return shop;
};

const build = async () => {
  const { values } = parseArgs({
    options: { 'no-worker': { type: 'boolean', default: false } },
  });
  // The bundles take the most time, so the data is checked before.
  const shop = readShop();
  const origin = readOrigin();

  removeFolder(NEXT);
  runWebpack(origin);
  copyFolder('public', NEXT);
  copyFolder(`${SHOP_FOLDER}/public`, NEXT);
  copyFolder(`${SHOP_FOLDER}/images`, `${NEXT}/images`);

  const csp = await prerenderAll(NEXT, shop);
  if (shop.products.length === 0)
    console.log('The shop has no products: its lists are empty.');
  writeFileIn(NEXT, '_headers', headersFile(csp));
  writeFileIn(NEXT, '_headers.conf', nginxHeaders(csp));
  writeFileIn(NEXT, '_pages.conf', nginxPages());
  if (origin) writeFileIn(NEXT, 'sitemap.xml', sitemapXml(origin, shop));
  writeFileIn(NEXT, 'robots.txt', robotsTxt(origin));

  await writeWorker(NEXT, { off: values['no-worker'] });
  await compressAll(NEXT);
  removeFolder(DIST);
  renameSync(NEXT, DIST);
  const { ofOrder, others } = missingTexts(shop.labels);
  if (ofOrder.length + others.length > 0)
    console.log(
      `${SHOP_FOLDER}/labels.ts lacks ${ofOrder.length} texts on the way to an order, and ${others.length} others, which stay in English. \`npm run texts\` lists them.`,
    );
  for (const line of [
    ...copiedTexts(shop, SHOP_FOLDER),
    ...lettersWithoutFont(shop, SHOP_FOLDER),
  ])
    console.log(`LOOK AT ${line}`);
};

void runCommand(async () => {
  try {
    await build();
  } finally {
    removeFolder(NEXT);
  }
});
