import { pique } from '../fabrics';
import {
  CENTRE,
  type Path,
  type Point,
  type Warp,
  both,
  mapPoints,
  side,
  symmetric,
  symmetricLine,
} from '../paths/path';
import type { Garment, Layer, Stitch } from '../studio/garment';
import { buttons, label, pair } from '../studio/parts';
import { column } from './geometry';
import { centred } from './sleeveLine';
import { NECK_Y, type TopMeasures, backNeckline, bodyHalf, hemCorner } from './topBlock';
import { cuffOutline, sleeveLine } from './topSleeve';
import { bladeFolds, topFolds } from './topFolds';
import {
  type Making,
  type TopOptions,
  body,
  hung,
  makingOf,
  row,
  sleeveCloth,
  sleeves,
  turned,
  underBody,
} from './topParts';

export interface PoloOptions extends TopOptions {
  readonly button: string;
  readonly buttonCount: number;
  /** Where the placket ends. */
  readonly placket: number;
  /** Ribbed bands close the sleeves; they are hemmed without. */
  readonly bands?: boolean;
  /** Slits at the sides of the hem, and how much longer the back is. */
  readonly vent?: number;
  readonly hem?: number;
}

// Drawn about a neck that is 88 units to each side; `fitTo` takes it to another.
const DRAWN_NECK = 88;
const NECK_FRONT = 'M500 330 L516 300 C548 280 580 244 588 206';
const INSIDE = 'M500 188 C540 188 566 182 582 172 L590 206 C578 250 540 286 516 304 L500 344';
const COLLAR_INSIDE = 'M500 174 C540 174 566 172 585 172 L592 200 C578 222 545 240 500 240';
const LEAF =
  'M574 174 C577 208 548 252 511 284 L510 292 C521 313 536 331 550 343 C578 316 610 272 631 226 ' +
  'C625 206 609 183 593 175 C586 172 580 172 574 174 Z';
const LEAF_EDGE = 'M512 295 C523 315 537 330 550 339 C576 313 606 272 627 228';
const COLLAR_BEHIND = 'M500 175 C540 175 564 173 582 173 C602 177 623 204 632 226 C596 240 550 245 500 245';
const COLLAR_BEHIND_EDGE = 'M500 241 C548 241 594 236 628 223';
const LEAF_FROM: Point = [631, 226];
const LEAF_TO: Point = [550, 343];

const fitTo = ({ neck }: TopMeasures): Warp => {
  const k = neck / DRAWN_NECK;
  return (x, y) => [CENTRE + (x - CENTRE) * k, NECK_Y + (y - NECK_Y) * (0.4 + 0.6 * k)];
};

/** Ribs square to the outer edge of a leaf. */
const leafCloth =
  (i: 0 | 1): Warp =>
  (x, y) => {
    const [dx, dy] = [LEAF_TO[0] - LEAF_FROM[0], LEAF_TO[1] - LEAF_FROM[1]];
    const length = Math.hypot(dx, dy);
    const [px, py] = [(i === 0 ? x : 2 * CENTRE - x) - LEAF_FROM[0], y - LEAF_FROM[1]];
    return [(px * dx + py * dy) / length, (px * dy - py * dx) / length];
  };

const neckInside = ({ cloth, m, ribbing }: Making): readonly Layer[] => {
  const fit = fitTo(m);
  return [
    {
      id: 'inside',
      color: cloth.color,
      fabric: cloth.fabric,
      outline: mapPoints(symmetric(INSIDE), fit),
      shade: 0.55,
      tone: (_x, y) => 1.1 - 0.4 * Math.min(1, Math.max(0, (y - 220) / 90)),
      shellWeight: 0.2,
      folds: 0,
      bevel: 0,
      shadow: null,
    },
    {
      id: 'collar inside',
      ...ribbing,
      outline: mapPoints(symmetric(COLLAR_INSIDE), fit),
      shade: 0.76,
      tone: (x) => 1 - (0.2 * Math.abs(x - CENTRE)) / m.neck,
      shellWeight: 0.15,
      folds: 0,
      bevel: 3,
      lift: 2,
      shadow: { dx: 0, dy: 4, blur: 5, opacity: 0.3 },
    },
    label(CENTRE, NECK_Y + 45, 40, 18),
  ];
};

const leaves = ({ m, ribbing }: Making): readonly Layer[] => {
  const fit = fitTo(m);
  return pair((i) => ({
    id: `collar ${i}`,
    ...ribbing,
    outline: side(i, mapPoints(LEAF, fit)),
    cloth: leafCloth(i),
    shellWeight: 0.7,
    folds: 0.35,
    shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.3, tight: 0.22 },
    bevel: 3.4,
    lift: 3,
    stitches: [{ path: side(i, mapPoints(LEAF_EDGE, fit)), width: 1.6, height: 0.5, opacity: 0.15 }],
  }));
};

const HALF_PLACKET = 17;

/** A strip lapped over another, its end boxed with thread. */
const placketLayer = ({ cloth }: Making, to: number, from: number, holes: readonly Point[]): Layer => {
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
    // Buttonholes run up and down, and end beyond their buttons.
    inks: holes.map(([x, y]) => ({
      path: `M${x} ${y - 9} L${x} ${y + 9}`,
      stroke: 1.8,
      color: '#3a3a34',
      opacity: 0.4,
    })),
  };
};

const bandsOf = ({ m, ribbing }: Making): readonly Layer[] =>
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

/** Slits let the corners of the front swing inwards. */
const slit = (m: TopMeasures): TopMeasures => {
  const [x, y] = hemCorner(m);
  return { ...m, side: [...m.side.slice(0, -1), [x, y - VENT], [x - 13, y - 4]] };
};

/** The back of the hem, seen below the front where slits part them. */
const tail = (made: Making, neck: Path, vent: number): Layer => ({
  ...underBody(made, symmetric(bodyHalf(made.m, neck, vent))),
  id: 'tail',
  shade: 0.82,
  relief: 1,
  bevel: 1.2,
  lift: 0.8,
});

const common = (made: Making, { bands = false, hem = 24 }: PoloOptions): readonly Layer[] => [
  ...sleeves(made, bands ? { hem: 0 } : { hem: hem - 2 }),
  ...(bands ? bandsOf(made) : []),
];

/** A polo shirt, from the front. */
export const polo = (options: PoloOptions): Garment => {
  const { measures: m, seed, fall, button, buttonCount, placket, vent = 0, hem = 24 } = options;
  const made = makingOf(options, pique);
  const fit = fitTo(m);
  const neck = mapPoints(NECK_FRONT, fit);
  const [, from] = fit(CENTRE, 296);
  const front = vent > 0 ? slit(m) : m;
  const holes = column(from + 48, placket - 34, buttonCount);
  return hung(options, 0.42, {
    name: 'polo',
    folds: topFolds(m, seed, fall),
    layers: [
      ...neckInside(made),
      ...(vent > 0 ? [tail(made, neck, vent)] : []),
      underBody(made, symmetric(bodyHalf(front, neck))),
      ...common(made, options),
      body({ ...made, m: front }, neck, {
        hem,
        ...(vent > 0 && { shadow: 0.34, stitches: ventStitches(front, 0) }),
      }),
      placketLayer(made, placket, from, holes),
      ...leaves(made),
      buttons(holes, 6.2, button),
    ],
  });
};

/** The same polo from behind. */
export const poloBack = (front: PoloOptions): Garment => {
  const options = turned(front);
  const { measures: m, seed, fall, vent = 0, hem = 24 } = options;
  const made = makingOf(options, pique);
  const fit = fitTo(m);
  const [x, y] = hemCorner(m);
  const long: TopMeasures = { ...m, side: [...m.side.slice(0, -1), [x, y + vent]] };
  const neck = backNeckline(m);
  return hung({ ...options, measures: long }, 0.38, {
    name: 'polo from behind',
    folds: [...topFolds(m, seed, fall), ...bladeFolds(m, fall?.size)],
    layers: [
      underBody(made, symmetric(bodyHalf(long, neck))),
      ...common(made, options),
      body({ ...made, m: long }, neck, { hem, stitches: vent > 0 ? ventStitches(m, vent) : [] }),
      {
        id: 'collar',
        ...made.ribbing,
        outline: mapPoints(symmetric(COLLAR_BEHIND), fit),
        cloth: centred,
        shellWeight: 0.25,
        folds: 0.3,
        shadow: { dx: 2, dy: 6, blur: 6, opacity: 0.3, tight: 0.22 },
        bevel: 3.4,
        lift: 3,
        stitches: [
          { path: mapPoints(symmetricLine(COLLAR_BEHIND_EDGE), fit), width: 1.6, height: 0.5, opacity: 0.15 },
        ],
      },
    ],
  });
};
