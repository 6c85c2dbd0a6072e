import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PUBLIC } from '../folders';
import { frameIn, scenes, shareScene, type Scene } from '../recipes/banners';
import { BANNERS, bannerUrl, type BannerName } from '../shop';
import { renderScene } from '../studio/render';

const QUALITY = 52;
const SHARE = { width: 1200, height: 630 };

/** Where the picture lies that is shown when somebody shares the shop; those who show it read no AVIF. */
export const SHARE_ADDRESS = '/images/scenes/share.jpg';

const drawScene = async (scene: Scene, width: number, height: number): Promise<Sharp> => {
  const placed = scene.map((laid) => ({ garment: laid.garment(), view: frameIn(width, laid) }));
  const { data } = await renderScene(placed, { width, height });
  return sharp(data, { raw: { width, height, channels: 3 } });
};

const write = async (address: string, bytes: Buffer): Promise<void> => {
  const file = join(PUBLIC, address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
};

/** Draws a wide picture once and writes it at every width. */
export const runScene = async (name: BannerName, hash: string): Promise<void> => {
  const { width, height, widths } = BANNERS[name];
  const large = await (await drawScene(scenes[name], width, height)).png().toBuffer();
  for (const each of widths) {
    const avif = await sharp(large).resize(each).avif({ quality: QUALITY, effort: 4 }).toBuffer();
    await write(bannerUrl(name, each, hash), avif);
  }
};

/** Draws the picture for those who share the shop. */
export const runShare = async (): Promise<void> => {
  const share = await drawScene(shareScene, SHARE.width, SHARE.height);
  await write(SHARE_ADDRESS, await share.jpeg({ quality: 82, mozjpeg: true }).toBuffer());
};
