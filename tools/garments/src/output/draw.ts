import sharp, { type Sharp } from 'sharp';
import type { Recipe } from '../recipe';
import { bannerFrame, type BannerLayout } from '../recipes/banners';
import type { Angle } from '../shop';
import { ASPECT, type Frame } from '../renderer/frame';
import type { Garment } from '../renderer/garment';
import { render, renderGarments } from '../renderer/render';

/** The background of the page in the light scheme, for images without alpha. */
export const GROUND = '#f0eeeb';

/** Width of a product image in pixels, before it is scaled to the widths of its files. */
const WIDTH = 1200;
/** The encoder's quality for each kind of image. */
export const QUALITY = { product: 45, banner: 48, share: 80 } as const;

const subjectOf = (recipe: Recipe, angle: Angle): { garment: Garment; view?: Frame } => {
  switch (angle) {
    case 'front':
      return { garment: recipe.front() };
    case 'back':
      return { garment: recipe.back() };
    case 'detail':
      return { garment: recipe.front(), view: recipe.detail };
    case 'cloth':
      return { garment: recipe.front(), view: recipe.cloth };
  }
};

/** Draws one view of a product; `fill` is the share of the image that a whole garment fills. */
export const drawProduct = async (recipe: Recipe, angle: Angle, fill: number): Promise<Sharp> => {
  const { garment, view } = subjectOf(recipe, angle);
  const size = { width: WIDTH, height: WIDTH * ASPECT };
  const { data } = await render(garment, { ...size, fill, ...(view && { view }) });
  return sharp(data, { raw: { ...size, channels: 4 } });
};

/** Draws the front of a product in an image of a size in pixels. */
export const drawFront = async (
  recipe: Recipe,
  width: number,
  height: number,
  fill: number,
): Promise<Sharp> => {
  const { data } = await render(recipe.front(), { width, height, fill });
  return sharp(data, { raw: { width, height, channels: 4 } });
};

/** Draws a banner of a size in pixels. */
export const drawBanner = async (layout: BannerLayout, width: number, height: number): Promise<Sharp> => {
  const garments = layout.map((placed) => ({ garment: placed.garment(), view: bannerFrame(width, placed) }));
  const { data } = await renderGarments(garments, { width, height });
  return sharp(data, { raw: { width, height, channels: 4 } });
};

/** Encodes an image as one AVIF file for each width. */
export const encodeAvif = async (
  image: Sharp,
  widths: readonly number[],
  quality: number,
): Promise<Uint8Array[]> => {
  const png = await image.png().toBuffer();
  const files: Uint8Array[] = [];
  for (const width of widths)
    files.push(await sharp(png).resize(width).avif({ quality, effort: 4 }).toBuffer());
  return files;
};
