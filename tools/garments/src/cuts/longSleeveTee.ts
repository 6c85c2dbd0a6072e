import { CENTRE, type Path, side, symmetric, symmetricLine } from '../paths/path';
import type { Garment, Layer } from '../renderer/garment';
import { label, pair } from '../renderer/parts';
import { type TopMeasures, backNeckline, bodyHalf, neckline } from './topBlock';
import { NECK_Y } from './shoulder';
import { cuffOutline, sleeveLine } from './topSleeve';
import { bladeFolds, bustFolds, topFolds } from './topFolds';
import { backBand, backCollar, crewCollar, inside, neckLabel } from './topNecks';
import {
  type BodyStyle,
  type Construction,
  type TopOptions,
  body,
  topGarment,
  constructionOf,
  row,
  sleeveCloth,
  sleeves,
  turned,
  underBody,
} from './topParts';

interface LongSleeveTeeOptions extends TopOptions {
  /** Width of the neckband, in units; 0 for a boat neck with a turned-under edge. */
  readonly band: number;
  /** Depth of ribbed cuffs, in units; hemmed sleeves without it. */
  readonly cuff?: number;
  readonly bust?: number;
  readonly hem?: number;
  /** Depth of the back's neckline. */
  readonly low?: number;
}

const CUFF_SLIM = 0.9;

/** Ribbed cuffs. */
const cuffs = ({ m, ribbing }: Construction, depth: number): readonly Layer[] =>
  pair((i) => ({
    id: `cuff ${i}`,
    ...ribbing,
    outline: side(i, cuffOutline(sleeveLine(m, m.sleeves[i]), depth, CUFF_SLIM, 10)),
    cloth: sleeveCloth(m, i),
    shadow: null,
    bevel: 2.6,
    lift: 1.8,
  }));

const BOAT_DEPTH = 12; // depth of the almost straight back of a boat neck

/** The inside of the back behind a boat neck, and the facing of its edge. */
const boatInside = ({ m, cloth }: Construction): readonly Layer[] => {
  const edge = (by: number): Path =>
    `C${CENTRE + m.neck * 0.5} ${NECK_Y + BOAT_DEPTH + by} ${CENTRE + m.neck * 0.8} ` +
    `${NECK_Y + BOAT_DEPTH * 0.6 + by} ${CENTRE + m.neck} ${NECK_Y}`;
  const shared = { color: cloth.color, fabric: cloth.fabric, shellWeight: 0.2, folds: 0, shadow: null };
  return [
    {
      id: 'inside',
      ...shared,
      outline: symmetric(
        `M${CENTRE} ${NECK_Y + BOAT_DEPTH} ${edge(0)} L${CENTRE + m.neck * 0.8} ${m.drop - 8} L${CENTRE} ${m.drop + 6}`,
      ),
      shade: 0.6,
      bevel: 1.2,
      lift: 1,
      stitches: [
        row(symmetricLine(`M${CENTRE} ${NECK_Y + BOAT_DEPTH + 13} ${edge(13)}`)),
        row(symmetricLine(`M${CENTRE} ${NECK_Y + BOAT_DEPTH + 18} ${edge(18)}`)),
      ],
    },
    label(CENTRE, NECK_Y + BOAT_DEPTH + 22, 42, 17),
  ];
};

/** The turned edge of a boat neck. */
const boatEdge = (line: (by: number) => Path): Pick<BodyStyle, 'stitches' | 'steps'> => ({
  stitches: [row(symmetricLine(line(15))), row(symmetricLine(line(20)))],
  steps: [{ path: symmetricLine(line(0)), stroke: 36, height: 1, soft: 1.2 }],
});

const lowered = (m: TopMeasures, by: number): TopMeasures => ({ ...m, neck: m.neck + by * 0.9 });

const sleevesOf = (
  construction: Construction,
  { cuff = 0, hem = 24 }: LongSleeveTeeOptions,
): readonly Layer[] => [
  ...(cuff > 0 ? cuffs(construction, cuff) : []),
  ...sleeves(construction, { hem: cuff > 0 ? 0 : hem - 2 }),
];

/** A tee with long sleeves, from the front. */
export const longSleeveTee = (options: LongSleeveTeeOptions): Garment => {
  const { measures: m, band, seed, fall, bust = 0, hem = 24 } = options;
  const construction = constructionOf(options);
  const neck = neckline(m, m.drop);
  const boat = band === 0;
  return topGarment(options, 0.42, {
    name: 'long sleeve tee',
    folds: [...topFolds(m, seed, fall), ...(bust > 0 ? bustFolds(m, bust) : [])],
    layers: [
      ...(boat
        ? boatInside(construction)
        : [inside(construction, m.drop), backBand(construction, band), neckLabel()]),
      underBody(construction, symmetric(bodyHalf(m, neck))),
      ...sleevesOf(construction, options),
      body(construction, neck, { hem, ...(boat && boatEdge((by) => neckline(lowered(m, by), m.drop + by))) }),
      ...(boat ? [] : [crewCollar(construction, band)]),
    ],
  });
};

/** The same tee from behind. */
export const longSleeveTeeBack = (front: LongSleeveTeeOptions): Garment => {
  const options = turned(front);
  const { measures: m, band, seed, fall, hem = 24, low = 22 } = options;
  const construction = constructionOf(options);
  const boat = band === 0;
  const neck = backNeckline(m, boat ? BOAT_DEPTH : low);
  const edge = boatEdge((by) => backNeckline(lowered(m, by), BOAT_DEPTH + by));
  return topGarment(options, 0.38, {
    name: 'long sleeve tee from behind',
    folds: [...topFolds(m, seed, { ...fall, hang: (fall?.hang ?? 1) * 0.8 }), ...bladeFolds(m, fall?.size)],
    layers: [
      underBody(construction, symmetric(bodyHalf(m, neck))),
      ...sleevesOf(construction, options),
      body(construction, neck, { hem, ...(boat && edge) }),
      ...(boat ? [] : [backCollar(construction, band)]),
    ],
  });
};
