import { pique } from '../fabrics';
import { type Path, type Point, CENTRE, both, mapPoints, side, symmetric } from '../paths/path';
import type { Garment, Layer, Stitch } from '../renderer/garment';
import { buttons, pair } from '../renderer/parts';
import { column } from './geometry';
import { NECK_FRONT, collarBehind, fitTo, leaves, neckInside } from './poloCollar';
import { type TopMeasures, backNeckline, bodyHalf, hemCorner } from './topBlock';
import { cuffOutline, sleeveLine } from './topSleeve';
import { bladeFolds, topFolds } from './topFolds';
import {
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

interface PoloOptions extends TopOptions {
  readonly button: string;
  readonly buttonCount: number;
  /** Where the placket ends. */
  readonly placket: number;
  /** Whether the sleeves end in ribbed bands; hemmed without. */
  readonly bands?: boolean;
  /** Whether the hem has side slits, and how much longer the back is. */
  readonly vent?: number;
  readonly hem?: number;
}

const HALF_PLACKET = 17;

/** The placket: a strip over another, with a box of stitches at its end. */
const placketLayer = ({ cloth }: Construction, to: number, from: number, holes: readonly Point[]): Layer => {
  const [left, right] = [CENTRE - HALF_PLACKET, CENTRE + HALF_PLACKET];
  return {
    id: 'placket',
    ...cloth,
    outline:
      `M${left} ${from - 8} L${CENTRE} ${from + 26} L${right} ${from - 8} L${right - 0.5} ${to} ` +
      `Q${right - 1} ${to + 2} ${right - 3} ${to + 2} L${left + 3} ${to + 2} Q${left + 1} ${to + 2} ${left + 0.5} ${to} Z`,
    shadow: { dx: 1.5, dy: 3, blur: 3, opacity: 0.22, tight: 0.2 },
    bevel: 1.6,
    lift: 1.4,
    stitches: [
      row(`M${left + 4} ${from} L${left + 4} ${to - 2} L${right - 4} ${to - 2} L${right - 4} ${from}`),
      row(`M${left + 4} ${to - 20} L${right - 4} ${to - 20}`),
    ],
    // Buttonholes are vertical and longer than their buttons.
    inks: holes.map(([x, y]) => ({
      path: `M${x} ${y - 9} L${x} ${y + 9}`,
      stroke: 1.8,
      color: '#3a3a34',
      opacity: 0.4,
    })),
  };
};

const bandsOf = ({ m, ribbing }: Construction): readonly Layer[] =>
  pair((i) => ({
    id: `band ${i}`,
    ...ribbing,
    outline: side(i, cuffOutline(sleeveLine(m, m.sleeves[i]), 17, 0.97, 10)),
    cloth: sleeveCloth(m, i),
    shadow: { dx: 1, dy: 2, blur: 2, opacity: 0.2, tight: 0.16 },
    bevel: 2.4,
    lift: 1.8,
  }));

const VENT = 56; // length of a slit

const ventStitches = (m: TopMeasures, longer: number): readonly Stitch[] => {
  const [x, y] = hemCorner(m);
  const foot = y + longer;
  return [
    row(both(`M${x - 9} ${foot - 4} L${x - 10} ${y - VENT} L${x - 1} ${y - VENT}`)),
    row(both(`M${x - 8} ${y - VENT + 5} L${x} ${y - VENT + 5}`), 1.6, '1.4 0.8'),
  ];
};

/** The corners of the front are rotated inwards at the slits. */
const slit = (m: TopMeasures): TopMeasures => {
  const [x, y] = hemCorner(m);
  return { ...m, side: [...m.side.slice(0, -1), [x, y - VENT], [x - 13, y - 4]] };
};

/** The back of the hem, seen below the front where slits part them. */
const tail = (construction: Construction, neck: Path, vent: number): Layer => ({
  ...underBody(construction, symmetric(bodyHalf(construction.m, neck, vent))),
  id: 'tail',
  shade: 0.82,
  relief: 1,
  bevel: 1.2,
  lift: 0.8,
});

const common = (construction: Construction, { bands = false, hem = 24 }: PoloOptions): readonly Layer[] => [
  ...sleeves(construction, bands ? { hem: 0 } : { hem: hem - 2 }),
  ...(bands ? bandsOf(construction) : []),
];

/** A polo shirt, from the front. */
export const polo = (options: PoloOptions): Garment => {
  const { measures: m, seed, fall, button, buttonCount, placket, vent = 0, hem = 24 } = options;
  const construction = constructionOf(options, pique);
  const fit = fitTo(m);
  const neck = mapPoints(NECK_FRONT, fit);
  const [, from] = fit(CENTRE, 296);
  const front = vent > 0 ? slit(m) : m;
  const holes = column(from + 48, placket - 34, buttonCount);
  return topGarment(options, 0.42, {
    name: 'polo',
    folds: topFolds(m, seed, fall),
    layers: [
      ...neckInside(construction),
      ...(vent > 0 ? [tail(construction, neck, vent)] : []),
      underBody(construction, symmetric(bodyHalf(front, neck))),
      ...common(construction, options),
      body({ ...construction, m: front }, neck, {
        hem,
        ...(vent > 0 && { shadow: 0.34, stitches: ventStitches(front, 0) }),
      }),
      placketLayer(construction, placket, from, holes),
      ...leaves(construction),
      buttons(holes, 6.2, button),
    ],
  });
};

/** The same polo from behind. */
export const poloBack = (front: PoloOptions): Garment => {
  const options = turned(front);
  const { measures: m, seed, fall, vent = 0, hem = 24 } = options;
  const construction = constructionOf(options, pique);
  const [x, y] = hemCorner(m);
  const long: TopMeasures = { ...m, side: [...m.side.slice(0, -1), [x, y + vent]] };
  const neck = backNeckline(m);
  return topGarment({ ...options, measures: long }, 0.38, {
    name: 'polo from behind',
    folds: [...topFolds(m, seed, fall), ...bladeFolds(m, fall?.size)],
    layers: [
      underBody(construction, symmetric(bodyHalf(long, neck))),
      ...common(construction, options),
      body({ ...construction, m: long }, neck, { hem, stitches: vent > 0 ? ventStitches(m, vent) : [] }),
      collarBehind(construction),
    ],
  });
};
