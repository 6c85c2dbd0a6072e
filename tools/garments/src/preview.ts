import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { WORKSPACE } from './folders';
import type { CloseUp } from './recipe';
import { recipes } from './recipes';
import type { Garment } from './studio/garment';
import { type Picture, render } from './studio/render';

// Renders recipes into one contact sheet, to look at while drawing a cut:
//   npm run preview -w @weft/garments -- --out FILE.png --width 500 [--front] [--view x,y,w] ID ID…

const ASPECT = 1.25;
const MOST_COLUMNS = 6;

const { values, positionals: ids } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: join(WORKSPACE, 'preview.png') },
    width: { type: 'string', default: '500' },
    front: { type: 'boolean', default: false },
    view: { type: 'string' },
  },
});

const viewOf = (text: string): CloseUp => {
  const [x, y, w] = text.split(',').map(Number);
  if (x === undefined || y === undefined || w === undefined) throw new Error('--view takes x,y,w in units');
  return { x, y, w };
};

const take = async (name: string, garment: Garment): Promise<Picture> => {
  const width = Number(values.width);
  const start = performance.now();
  const picture = await render(garment, {
    width,
    height: Math.round(width * ASPECT),
    ...(values.view !== undefined && { view: viewOf(values.view) }),
  });
  console.log(`${name} ${Math.round(performance.now() - start)} ms`);
  return picture;
};

const takeAll = async (): Promise<readonly Picture[]> => {
  const pictures: Picture[] = [];
  for (const id of ids) {
    const recipe = recipes[id];
    if (recipe === undefined) {
      throw new Error(
        `No recipe "${id}" in tools/garments/recipes; there are ${Object.keys(recipes).join(' ')}`,
      );
    }
    pictures.push(await take(`${id} front`, recipe.front()));
    if (!values.front) pictures.push(await take(`${id} back`, recipe.back()));
  }
  return pictures;
};

/** Lays pictures of one size out in rows, in the order they were named. */
const sheetOf = (pictures: readonly Picture[], width: number, height: number): Sharp => {
  const columns = Math.min(MOST_COLUMNS, pictures.length);
  const rows = Math.ceil(pictures.length / columns);
  const sheet = { width: columns * width, height: rows * height, channels: 3, background: '#fff' } as const;
  return sharp({ create: sheet }).composite(
    pictures.map(({ data }, i) => ({
      input: data,
      raw: { width, height, channels: 3 },
      left: (i % columns) * width,
      top: Math.floor(i / columns) * height,
    })),
  );
};

const main = async (): Promise<void> => {
  const pictures = await takeAll();
  const [first] = pictures;
  if (first === undefined) throw new Error('Name at least one recipe');
  await mkdir(dirname(values.out), { recursive: true });
  await sheetOf(pictures, first.width, first.height).png().toFile(values.out);
  console.log(values.out);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
