import { type Swatch } from '../swatches';
import { darker } from './colour';
import { type Drape, drapeFrom, foldShading } from './drape';
import { fabricOf } from './fabric';
import { picture, WIDTH, wholeFrame } from './frame';
import { outlineOf, SWATCH } from './outline';
import { randomOf } from './random';
import { DOWN, linear, n, radial, rect } from './svg';
import { drapeOf, fuzzOf, tileOf } from './weaves';

const GROUND = '#f0eeeb';
const GROUND_EDGE = '#e2dfda';
const INK = '#1d1b19';
const SHADOW = '#3a2f27';

/** How far the folds of a plain cloth move its weave and its foot, up and down. */
const REACH = 7;

/** From further off the fibres blur less, but every weave is too fine for hard edges. */
const softnessOf = (swatch: Swatch): number => 0.5 + 0.25 * fuzzOf(swatch);

// Room for the bowed sides and the teeth of the foot.
const ROOM = 30;
const AREA = {
  x: SWATCH.left - ROOM,
  y: SWATCH.top - ROOM,
  width: SWATCH.right - SWATCH.left + 2 * ROOM,
  height: SWATCH.foot - SWATCH.top + 2 * ROOM,
} as const;

const overArea = (fill: string, more = ''): string =>
  rect(AREA.x, AREA.y, AREA.width, AREA.height, fill, more);

/** The folds are held by the pins at the top and open towards the foot. */
const depthAt = (y: number): number => 0.4 + 0.6 * Math.min(1, y / (AREA.height * 0.6));

const definitions = (swatch: Swatch, drape: Drape, outline: string): string => {
  const { left, right } = SWATCH;
  const depth = 0.26 * drapeOf(swatch);
  const folds = foldShading(drape, [0, right - left], depth, swatch.colour);
  return `<defs>${[
    radial('ground', 'cx="0.5" cy="0.43" r="0.74"', [
      [0.3, GROUND],
      [1, GROUND_EDGE],
    ]),
    linear('folds', `gradientUnits="userSpaceOnUse" x1="${left}" x2="${right}"`, folds),
    linear('deepen', DOWN, [
      [0, '#fff', depthAt(0)],
      [0.6, '#fff'],
    ]),
    linear('fall', DOWN, [
      [0, '#fff', 0.07],
      [0.4, '#fff', 0],
      [0.6, SHADOW, 0],
      [1, SHADOW, 0.16],
    ]),
    `<mask id="hang">${overArea('url(#deepen)')}</mask>`,
    `<clipPath id="cut"><path d="${outline}"/></clipPath>`,
    '<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="15"/></filter>',
  ].join('')}</defs>`;
};

/** A thin shade along the cut, without which the teeth of a pale cloth are lost on the pale wall. */
const cutEdge = (outline: string, { colour }: Swatch): string =>
  `<path d="${outline}" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="1.6" opacity="0.28"/>`;

const pin = (x: number, y: number): string =>
  `<circle cx="${n(x + 2)}" cy="${n(y + 4)}" r="6.5" fill="#17100d" opacity="0.3"/>` +
  `<circle cx="${n(x)}" cy="${n(y)}" r="6.5" fill="#a8977a"/>` +
  `<circle cx="${n(x - 1.8)}" cy="${n(y - 2)}" r="2.4" fill="#efe6d2"/>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const caption = (name: string): string =>
  `<text x="${WIDTH / 2}" y="884" text-anchor="middle" font-family="DejaVu Serif" font-size="28" ` +
  `fill="${INK}" fill-opacity="0.7">${escaped(name)}</text>`;

/** A swatch of the cloth, pinned to the wall by its upper corners, with the name under it. */
export const frontOf = async (id: string, name: string, swatch: Swatch): Promise<string> => {
  const random = randomOf(id);
  const drape = drapeFrom(random, [170, 96, 250]);
  const reach = REACH * Math.sqrt(drapeOf(swatch));
  const outline = outlineOf(drape, reach, random);
  const area: Drape = { height: (x) => drape.height(x - ROOM), slope: (x) => drape.slope(x - ROOM) };
  const { x, y, width, height } = AREA;
  const fabric = await fabricOf(
    tileOf(swatch, random),
    { width, height, scale: 1, drape: area, reach, depth: depthAt, soft: softnessOf(swatch) },
    random,
  );
  return picture(
    definitions(swatch, drape, outline) +
      wholeFrame('url(#ground)') +
      `<path d="${outline}" transform="translate(12 20)" fill="${SHADOW}" opacity="0.32" filter="url(#soft)"/>` +
      `<g clip-path="url(#cut)"><image x="${x}" y="${y}" width="${width}" height="${height}" href="${fabric}"/>` +
      `${overArea('url(#folds)', 'mask="url(#hang)"')}${overArea('url(#fall)')}</g>` +
      cutEdge(outline, swatch) +
      pin(SWATCH.left + 24, SWATCH.top + 24) +
      pin(SWATCH.right - 24, SWATCH.top + 24) +
      caption(name),
  );
};
