import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { clearBuild, stampBuild } from './buildStamp';
import { compressAll } from './compress';
import { DIST, nginxPages, SHOP_FOLDER, writeFileIn } from './fileMap';
import { headersFile, nginxHeaders } from './headers';
import { policyOf } from './policy';
import { prerenderAll } from './prerender';
import { originOf, robotsTxt, sitemapXml } from './sitemap';
import { writeWorker } from './worker';

//   npm run build                    builds the shop into dist (WEFT_SHOP=folder: another shop, into folder/dist)
//   npm run build -- --worker off    with a service worker that unregisters itself

const readWorkerOption = () => {
  const { worker } = parseArgs({
    options: { worker: { type: 'string', default: 'on' } },
  }).values;
  if (worker === 'on' || worker === 'off') return worker;
  throw new Error(`--worker takes "on" or "off", not "${worker}".`);
};

const build = async () => {
  const worker = readWorkerOption();
  if (!existsSync(`${SHOP_FOLDER}/products.ts`))
    throw new Error(`WEFT_SHOP: ${SHOP_FOLDER} has no products.ts.`);
  const origin = originOf(process.env['WEFT_SITE'] ?? 'https://weft.example');
  if (SHOP_FOLDER !== 'src/data' && process.env['WEFT_SITE'] === undefined)
    console.log(
      `WEFT_SITE is not set: the pages and the sitemap name ${origin}.`,
    );
  clearBuild();
  const webpack = createRequire(__filename).resolve('webpack-cli/bin/cli.js');
  execFileSync(
    process.execPath,
    [webpack, '--mode', 'production', '--fail-on-warnings'],
    {
      stdio: 'inherit',
    },
  );
  for (const [from, to] of [
    ['public', DIST],
    [`${SHOP_FOLDER}/public`, DIST],
    [`${SHOP_FOLDER}/images`, `${DIST}/images`],
  ] as const)
    if (existsSync(from)) cpSync(from, to, { recursive: true });

  const { styleHashes, scriptHashes, products } = await prerenderAll(
    DIST,
    origin,
  );
  const policy = policyOf(styleHashes, scriptHashes);
  writeFileIn(DIST, '_headers', headersFile(policy));
  writeFileIn(DIST, '_headers.conf', nginxHeaders(policy));
  writeFileIn(DIST, '_pages.conf', nginxPages());
  writeFileIn(DIST, 'sitemap.xml', sitemapXml(origin, products));
  writeFileIn(DIST, 'robots.txt', robotsTxt(origin));
  await writeWorker(DIST, { off: worker === 'off' });
  await compressAll(DIST);
  stampBuild({ worker });
};

build().catch((error: unknown) => {
  console.error(
    error instanceof Error ? (error.stack ?? error.message) : error,
  );
  process.exitCode = 1;
});
