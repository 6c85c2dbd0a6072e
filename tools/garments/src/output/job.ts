import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PUBLIC } from '../folders';
import type { CloseUp, Recipe } from '../recipe';
import { ANGLES, IMAGE_WIDTHS, imageUrlAtWidth, isOneOf, type Angle } from '../shop';
import type { Garment } from '../studio/garment';
import { render } from '../studio/render';

/** One picture of a product, to be drawn and written at every width. */
export interface Job {
  readonly id: string;
  readonly angle: Angle;
  /** Address of the picture as the catalogue names it; the other widths stand beside it. */
  readonly address: string;
}

const LARGEST = 1200;
const ASPECT = 1.25;
const QUALITY = 50;

/** Whether a message from another thread is a job. */
export const isJob = (value: unknown): value is Job =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'angle' in value &&
  isOneOf(ANGLES, value.angle);

const subjectOf = (recipe: Recipe, angle: Angle): { garment: Garment; view?: CloseUp } => {
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

/** Draws one picture, `width` pixels wide. */
export const draw = async (recipe: Recipe, angle: Angle, width = LARGEST): Promise<Sharp> => {
  const { garment, view } = subjectOf(recipe, angle);
  const size = { width, height: width * ASPECT };
  const picture = await render(garment, { ...size, ...(view && { view }) });
  return sharp(picture.data, { raw: { ...size, channels: 3 } });
};

/** Draws a picture once and writes it at every width. */
export const run = async (recipe: Recipe, job: Job): Promise<void> => {
  const large = await (await draw(recipe, job.angle)).png().toBuffer();
  for (const width of IMAGE_WIDTHS) {
    const file = join(PUBLIC, imageUrlAtWidth(job.address, width));
    const avif = await sharp(large).resize(width).avif({ quality: QUALITY, effort: 4 }).toBuffer();
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, avif);
  }
};
