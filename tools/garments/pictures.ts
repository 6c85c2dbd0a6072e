import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { products } from '../../src/data/products';
import type { ProductSummary } from '../../src/domain/product';
import {
  ANGLES,
  imageUrlAtWidth,
  imageUrl,
  IMAGE_WIDTHS,
  bannerUrl,
  BANNER_NAMES,
  BANNERS,
} from '../../src/domain/images';
import { productHashes, recipeOf, bannerHashes } from './hashes';
import { writeLookbook } from './lookbook';
import { work } from './press/crew';
import { draw, type Job } from './press/job';
import { runScene, runShare, SHARE_ADDRESS } from './press/wide';

// Draws the pictures of the products: only those whose recipe, or whose studio, has changed since.
//   npm run pictures [-- --only ID,ID]     draw and write
//   npm run pictures -- --sheet FILE.png   small fronts and backs side by side, for looking; writes nothing else

const ROOT = join(__dirname, '../..');
const IMAGES = join(ROOT, 'public/images');
const HASHES = join(ROOT, 'src/data/images.ts');

const isFile = (address: string): boolean => existsSync(join(ROOT, 'public', address));

const isThere = ({ address }: Job): boolean =>
  IMAGE_WIDTHS.every((width) => isFile(imageUrlAtWidth(address, width)));

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

const progress = (all: number) => {
  const start = Date.now();
  let done = 0;
  return () => {
    done += 1;
    const left = ((Date.now() - start) / 1000 / done) * (all - done);
    process.stdout.write(`\r${done} of ${all} pictures, ${clock(left)} left   `);
  };
};

type Hashes = Readonly<Record<string, string>>;

/** The hashes by which the shop knows its pictures, as a module of its own. */
const writeHashes = async (products: Hashes, scenes: Hashes): Promise<void> => {
  const code = `import type { BannerName } from '../domain/images';

// Written by \`npm run pictures\`.

/** The hash of each product's pictures, in the order of the range; it changes when they do. */
export const imageHashes: readonly string[] = '${Object.values(products).join(' ')}'.split(' ');

/** The hash of each wide picture. */
export const bannerHashes: Readonly<Record<BannerName, string>> = ${JSON.stringify(scenes)};
`;
  await writeFile(HASHES, await format(code, { ...(await resolveConfig(HASHES)), parser: 'typescript' }));
};

/** Takes away every file of a folder that nothing names any more. */
const sweep = async (folder: string, named: ReadonlySet<string>): Promise<void> => {
  for (const file of await readdir(join(IMAGES, folder))) {
    if (!named.has(`/images/${folder}/${file}`)) await rm(join(IMAGES, folder, file));
  }
};

const sceneFiles = (hashes: Hashes): string[] =>
  BANNER_NAMES.flatMap((name) =>
    BANNERS[name].widths.map((width) => bannerUrl(name, width, hashes[name] ?? '')),
  );

const drawScenes = async (hashes: Hashes): Promise<void> => {
  const missing = BANNER_NAMES.filter((name) =>
    BANNERS[name].widths.some((width) => !isFile(bannerUrl(name, width, hashes[name] ?? ''))),
  );
  for (const name of missing) await runScene(name, hashes[name] ?? '');
  if (missing.length > 0 || !isFile(SHARE_ADDRESS)) await runShare();
};

const sheet = async (chosen: readonly ProductSummary[], file: string): Promise<void> => {
  const width = 300;
  const columns = 8;
  const said = progress(chosen.length * 2);
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  for (const product of chosen) {
    for (const angle of ['front', 'back'] as const) {
      const at = tiles.length;
      const input = await (await draw(recipeOf(product), angle, width)).png().toBuffer();
      tiles.push({ input, left: (at % columns) * width, top: Math.floor(at / columns) * width * 1.25 });
      said();
    }
  }
  const height = Math.ceil(tiles.length / columns) * width * 1.25;
  await sharp({ create: { width: columns * width, height, channels: 3, background: '#fff' } })
    .composite(tiles)
    .png()
    .toFile(file);
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, sheet: { type: 'string' } } });
  const only = values.only?.split(',');
  const chosen = products.filter(({ _id }) => !only || only.includes(_id));
  if (values.sheet !== undefined) {
    await sheet(chosen, values.sheet);
    return;
  }

  const hashes = productHashes();
  const jobsOf = ({ _id }: ProductSummary): Job[] =>
    ANGLES.map((angle) => ({
      id: _id,
      angle,
      address: imageUrl(_id, angle, hashes[_id] ?? ''),
    }));
  const jobs = chosen.flatMap(jobsOf).filter((job) => !isThere(job));
  await work(jobs, availableParallelism(), progress(jobs.length));

  // A part of the range keeps the old files of the others, and with them their names.
  if (only) return;
  const wide = bannerHashes();
  await drawScenes(wide);
  await writeHashes(hashes, wide);
  const addresses = products.flatMap(jobsOf).map(({ address }) => address);
  await sweep(
    'products',
    new Set(addresses.flatMap((one) => IMAGE_WIDTHS.map((width) => imageUrlAtWidth(one, width)))),
  );
  await sweep('scenes', new Set([...sceneFiles(wide), SHARE_ADDRESS]));
  const named = products.map((product) => ({
    ...product,
    image: jobsOf(product).map(({ address }) => address),
  }));
  await writeLookbook(named);
  console.log(`\n${jobs.length} pictures drawn, ${products.length * ANGLES.length} in all`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
