import { drawBanner, drawProduct, encodeAvif, QUALITY } from '../output/draw';
import { bannerLayouts, shareLayout } from '../recipes/banners';
import { BANNERS } from '../shop';
import { type Job, recipeOf, SHARE } from './imageSets';

/** Draws an image and returns the contents of its files, one for each width. */
export const runJob = async (job: Job): Promise<readonly Uint8Array[]> => {
  switch (job.kind) {
    case 'product':
      return encodeAvif(await drawProduct(recipeOf(job.id), job.angle), job.widths, QUALITY.product);
    case 'banner': {
      const { width, height } = BANNERS[job.name];
      return encodeAvif(await drawBanner(bannerLayouts[job.name], width, height), job.widths, QUALITY.banner);
    }
    case 'share': {
      // The services that show link previews do not read AVIF.
      const image = await drawBanner(shareLayout, SHARE.width, SHARE.height);
      return [await image.jpeg({ quality: QUALITY.share, mozjpeg: true }).toBuffer()];
    }
  }
};
