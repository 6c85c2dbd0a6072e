import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Field } from './fields/field';
import { WORKSPACE } from './folders';
import { recipes } from './recipes';
import { render } from './studio/render';
import { type Stage, stageOf } from './studio/stage';

// Lays the stages of one garment side by side: what its cut draws, its volume, its folds, its picture.
//   npm run stages -w @weft/garments -- [--out FILE.webp] [--width 420] ID

const ASPECT = 1.25;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: join(WORKSPACE, 'docs/stages.webp') },
    width: { type: 'string', default: '420' },
  },
});

const drawn = (path: string, color: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

/** Outlines, seams and rows of thread, hung as they are in the picture. */
const linesOf = ({ view, garment }: Stage): Promise<Buffer> => {
  const box = [view.left, view.top, view.width / view.scale, view.height / view.scale].join(' ');
  const marks = garment.layers.flatMap(({ outline, seams = [], stitches = [] }) => [
    drawn(outline, '#2b3140', 2.4),
    ...seams.map(({ path }) => drawn(path, '#a4532f', 2)),
    ...stitches.map(({ path }) => drawn(path, '#6f7f9a', 1.4)),
  ]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width}" height="${view.height}" viewBox="${box}">${marks.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#f0eeeb' }).png().toBuffer();
};

/** Heights as greys: `low` units black, `high` units white. */
const greys = ({ width, height, data }: Field, low: number, high: number): Promise<Buffer> => {
  const bytes = Buffer.from(
    data.map((value) => Math.min(255, Math.max(0, (255 * (value - low)) / (high - low)))),
  );
  return sharp(bytes, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
};

const main = async (): Promise<void> => {
  const [id = ''] = positionals;
  const recipe = recipes[id];
  if (recipe === undefined) throw new Error(`No recipe "${id}" in tools/garments/recipes`);
  const width = Number(values.width);
  const height = Math.round(width * ASPECT);
  const stage = await stageOf(recipe.front(), width, height);
  const volume = stage.shells.get('body');
  if (volume === undefined) throw new Error(`"${id}" has no shell named body`);
  const { data } = await render(recipe.front(), { width, height });
  const panels = [
    await linesOf(stage),
    await greys(
      volume,
      0,
      volume.data.reduce((most, value) => Math.max(most, value), 0),
    ),
    await greys(stage.folds, -14, 22),
    await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  ];
  await sharp({ create: { width: width * panels.length, height, channels: 3, background: '#f0eeeb' } })
    .composite(panels.map((input, i) => ({ input, left: i * width, top: 0 })))
    .webp({ quality: 80 })
    .toFile(values.out);
  console.log(values.out);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
