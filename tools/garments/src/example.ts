import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { callerPath } from './folders';
import { drawBanner, GROUND } from './output/draw';
import { harbour, harbourBanners } from './recipes/harbour';
import type { Garment } from './renderer/garment';
import { ASPECT } from './renderer/frame';
import { render } from './renderer/render';
import { BANNER_NAMES, BANNERS } from './shop';
import { SHARE } from './update/imageSets';

// Draws the images of the example shop as PNG files with alpha, as the input of npm run import.
//   npm run example -w @weft/garments -- FOLDER
// FOLDER/HANDLE-1.png is the front of a product, FOLDER/HANDLE-2.png its back, FOLDER/banners/NAME.png a banner.

const PRODUCT = { width: 1200, height: 1200 * ASPECT };

const drawGarment = async (garment: Garment): Promise<Sharp> => {
  const { data } = await render(garment, PRODUCT);
  return sharp(data, { raw: { ...PRODUCT, channels: 4 } });
};

const drawProducts = async (folder: string): Promise<void> => {
  for (const [handle, { front, back }] of Object.entries(harbour)) {
    for (const [i, view] of [front, back].entries()) {
      const image = await drawGarment(view());
      await image.png().toFile(join(folder, `${handle}-${i + 1}.png`));
    }
    console.log(handle);
  }
};

const drawBanners = async (folder: string): Promise<void> => {
  for (const name of BANNER_NAMES) {
    const { width, height } = BANNERS[name];
    const image = await drawBanner(harbourBanners[name], width, height);
    await image.png().toFile(join(folder, `${name}.png`));
    console.log(name);
  }
  // The services that show link previews use JPEG, which has no alpha.
  const share = await drawBanner(harbourBanners.share, SHARE.width, SHARE.height);
  await share.flatten({ background: GROUND }).png().toFile(join(folder, 'share.png'));
  console.log('share');
};

const main = async (): Promise<void> => {
  const [path] = process.argv.slice(2);
  if (path === undefined) throw new Error('Usage: npm run example -w @weft/garments -- FOLDER');
  const folder = callerPath(path);
  const banners = join(folder, 'banners');
  await mkdir(banners, { recursive: true });
  await drawProducts(folder);
  await drawBanners(banners);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
