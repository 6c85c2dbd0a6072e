import type { Sharp } from 'sharp';
import { drawBanner, drawFront, drawProduct, encodeAvif, GROUND, QUALITY } from '../output/draw';
import { bannerLayouts, shareLayout } from '../recipes/banners';
import { BANNERS } from '../shop';
import { type Job, recipeOf, SHARE } from './imageSets';

// The services that show link previews do not read AVIF.
const encodeShare = (image: Sharp): Promise<Uint8Array> =>
  image.flatten({ background: GROUND }).jpeg({ quality: QUALITY.share, mozjpeg: true }).toBuffer();

/** Draws an image and returns the contents of its files, one for each width. */
export const runJob = async (job: Job): Promise<readonly Uint8Array[]> => {
  switch (job.kind) {
    case 'product': {
      const image = await drawProduct(recipeOf(job.id), job.angle, job.fill);
      return encodeAvif(image, job.widths, QUALITY.product);
    }
    case 'productShare':
      return [await encodeShare(await drawFront(recipeOf(job.id), SHARE.width, SHARE.height, job.fill))];
    case 'banner': {
      const { width, height } = BANNERS[job.name];
      return encodeAvif(await drawBanner(bannerLayouts[job.name], width, height), job.widths, QUALITY.banner);
    }
    case 'share':
      return [await encodeShare(await drawBanner(shareLayout, SHARE.width, SHARE.height))];
  }
};
