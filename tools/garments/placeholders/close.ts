import { type Swatch } from '../swatches';
import { drapeFrom, foldShading } from './drape';
import { fabricOf } from './fabric';
import { HEIGHT, picture, WIDTH, wholeFrame } from './frame';
import { randomOf } from './random';
import { linear, n, radial } from './svg';
import { drapeOf, fuzzOf, tileOf } from './weaves';

const SCALE = 3;

// The slanted folds run on beyond the frame, or the last one would stop short in a corner.
const BEYOND = 400;

/** The cloth from close by, from edge to edge, with the light falling off towards the lower right. */
export const clothOf = async (id: string, swatch: Swatch): Promise<string> => {
  const random = randomOf(id);
  const drape = drapeFrom(random, [760, 430]);
  const fabric = await fabricOf(
    tileOf(swatch, random),
    { width: WIDTH, height: HEIGHT, scale: SCALE, drape, reach: 10, depth: () => 1, soft: fuzzOf(swatch) },
    random,
  );
  const span = [-BEYOND, WIDTH + BEYOND] as const;
  const folds = foldShading(drape, span, 0.13 * drapeOf(swatch), swatch.colour);
  const slant = `gradientTransform="rotate(${n(random(8, 18))})"`;
  return picture(
    linear('folds', `gradientUnits="userSpaceOnUse" x1="${span[0]}" x2="${span[1]}" ${slant}`, folds) +
      radial('falloff', 'cx="0.34" cy="0.28" r="1"', [
        [0, '#fff6ea', 0.07],
        [0.3, '#fff6ea', 0.02],
        [0.45, '#17100d', 0],
        [1, '#17100d', 0.26],
      ]) +
      `<image width="${WIDTH}" height="${HEIGHT}" href="${fabric}"/>` +
      wholeFrame('url(#folds)') +
      wholeFrame('url(#falloff)'),
  );
};
