import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { callerPath, WORKSPACE } from './folders';
import type { CloseUp } from './recipe';
import { recipes } from './recipes';
import type { Garment } from './renderer/garment';
import { GROUND } from './output/draw';
import { ASPECT } from './renderer/frame';
import { type RawImage, render } from './renderer/render';

// Renders the front and the back of some recipes, or of all, to one sheet.
//   npm run preview -w @weft/garments -- [--out FILE.png] [--width 500] [--front] [--view x,y,w] [--ground #191715] [ID ID…]

const MAX_COLUMNS = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    width: { type: 'string', default: '500' },
    front: { type: 'boolean', default: false },
    view: { type: 'string' },
    ground: { type: 'string', default: GROUND },
  },
});

const parseView = (text: string): CloseUp => {
  const [x, y, w] = text.split(',').map(Number);
  if (x === undefined || y === undefined || w === undefined) throw new Error('--view takes x,y,w in units.');
  return { x, y, w };
};

const renderGarment = async (name: string, garment: Garment): Promise<RawImage> => {
  const width = Number(values.width);
  const start = performance.now();
  const image = await render(garment, {
    width,
    height: Math.round(width * ASPECT),
    ...(values.view !== undefined && { view: parseView(values.view) }),
  });
  console.log(`${name} ${Math.round(performance.now() - start)} ms`);
  return image;
};

const renderAll = async (ids: readonly string[]): Promise<readonly RawImage[]> => {
  const images: RawImage[] = [];
  for (const id of ids) {
    const recipe = recipes[id];
    if (!recipe)
      throw new Error(`There is no recipe for "${id}". The ids are ${Object.keys(recipes).join(' ')}`);
    images.push(await renderGarment(`${id} front`, recipe.front()));
    if (!values.front) images.push(await renderGarment(`${id} back`, recipe.back()));
  }
  return images;
};

/** Arranges images of one size in rows. */
const sheetOf = (images: readonly RawImage[], { width, height }: RawImage): Sharp => {
  const columns = Math.min(MAX_COLUMNS, images.length);
  const rows = Math.ceil(images.length / columns);
  const sheet = {
    width: columns * width,
    height: rows * height,
    channels: 3,
    background: values.ground,
  } as const;
  return sharp({ create: sheet }).composite(
    images.map(({ data }, i) => ({
      input: data,
      raw: { width, height, channels: 4 },
      left: (i % columns) * width,
      top: Math.floor(i / columns) * height,
    })),
  );
};

const main = async (): Promise<void> => {
  const file = values.out === undefined ? join(WORKSPACE, 'preview.png') : callerPath(values.out);
  const images = await renderAll(positionals.length > 0 ? positionals : Object.keys(recipes));
  const [first] = images;
  if (!first) return;
  await mkdir(dirname(file), { recursive: true });
  await sheetOf(images, first).png().toFile(file);
  console.log(resolve(file));
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
