import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Field } from './fields/field';
import { callerPath, WORKSPACE } from './folders';
import { recipes } from './recipes';
import { GROUND } from './output/draw';
import { ASPECT, FILL, frameOf } from './renderer/frame';
import { render } from './renderer/render';
import { type RenderContext, createContext, pose } from './renderer/context';

// Renders the stages of a garment side by side: outlines, volume, folds, image.
//   npm run stages -w @weft/garments -- [--out FILE.webp] [--width 420] ID

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    width: { type: 'string', default: '420' },
  },
});

const strokeOf = (path: string, color: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

/** Outlines, seams and rows of thread, posed as in the image. */
const linesOf = ({ view, garment }: RenderContext): Promise<Buffer> => {
  const box = [view.left, view.top, view.width / view.scale, view.height / view.scale].join(' ');
  const marks = garment.layers.flatMap(({ outline, seams = [], stitches = [] }) => [
    strokeOf(outline, '#2b3140', 2.4),
    ...seams.map(({ path }) => strokeOf(path, '#a4532f', 2)),
    ...stitches.map(({ path }) => strokeOf(path, '#6f7f9a', 1.4)),
  ]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width}" height="${view.height}" viewBox="${box}">${marks.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: GROUND }).png().toBuffer();
};

/** Heights as greys, from `low` units in black to `high` units in white. */
const greys = ({ width, height, data }: Field, low: number, high: number): Promise<Buffer> => {
  const bytes = Buffer.from(
    data.map((value) => Math.min(255, Math.max(0, (255 * (value - low)) / (high - low)))),
  );
  return sharp(bytes, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
};

const main = async (): Promise<void> => {
  const file = values.out === undefined ? join(WORKSPACE, 'docs/stages.webp') : callerPath(values.out);
  const [id = ''] = positionals;
  const recipe = recipes[id];
  if (recipe === undefined) throw new Error(`There is no recipe for "${id}".`);
  const width = Number(values.width);
  const height = Math.round(width * ASPECT);
  const garment = recipe.front();
  const context = await createContext(garment, width, height, frameOf(pose(garment), ASPECT, FILL.adults));
  const volume = context.shells.get('body');
  if (volume === undefined) throw new Error(`"${id}" has no shell "body".`);
  const { data } = await render(garment, { width, height });
  const panels = [
    await linesOf(context),
    await greys(
      volume,
      0,
      volume.data.reduce((most, value) => Math.max(most, value), 0),
    ),
    await greys(context.folds, -14, 22),
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  ];
  await sharp({ create: { width: width * panels.length, height, channels: 3, background: GROUND } })
    .composite(panels.map((input, i) => ({ input, left: i * width, top: 0 })))
    .webp({ quality: 80 })
    .toFile(file);
  console.log(file);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
