import { join } from 'node:path';
import { BANNERS, bannerUrl } from '../../src/shop/images';
import {
  compose,
  fitImage,
  fromPixels,
  writeAvif,
  writeShareImage,
} from './encodeImage';

/**
 * The banners that are written, and the place of a product in them. A text
 * covers the left of the hero.
 */
const LAYOUTS = {
  hero: { ...BANNERS.hero, left: 1344, top: 60 },
  'hero-tall': { ...BANNERS['hero-tall'], left: 68, top: 10 },
  share: { width: 1200, height: 630, left: 360, top: 15 },
} as const;

export interface BannerImage {
  readonly name: keyof typeof LAYOUTS;
  readonly path: string;
  /** Whether the image is a banner of the shop, not one of a product. */
  readonly isOwn: boolean;
  readonly isWhole: boolean;
  readonly hash: string;
}

export const bannerFiles = ({
  name,
  hash,
}: BannerImage): readonly (readonly [width: number, file: string])[] =>
  name === 'share'
    ? [[1200, 'images/banners/share.jpg']]
    : BANNERS[name].widths.map((width) => [
        width,
        bannerUrl(name, width, hash).slice(1),
      ]);

export const writeBanner = async (
  banner: BannerImage,
  folder: string,
): Promise<void> => {
  const { name, path, isOwn, isWhole } = banner;
  const { width, height } = LAYOUTS[name];
  const { left, top } = isOwn ? { left: 0, top: 0 } : LAYOUTS[name];
  const tall = height - 2 * top;
  const image = await fitImage(
    path,
    isOwn ? width : Math.round(tall * 0.8),
    tall,
    isWhole,
  );
  const pixels = await compose(width, height, [
    { input: await fromPixels(image).png().toBuffer(), left, top },
  ]);
  for (const [each, target] of bannerFiles(banner))
    if (name === 'share') await writeShareImage(pixels, join(folder, target));
    else await writeAvif(pixels, each, join(folder, target));
};
