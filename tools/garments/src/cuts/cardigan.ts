import { CENTRE, type Path, type Point, side, spline, symmetric, symmetricLine } from '../paths/path';
import type { Garment, Layer } from '../renderer/garment';
import { ribbon } from '../renderer/fastenings';
import { buttons, pair } from '../renderer/parts';
import { column } from './geometry';
import { fromBehind, fromFront, turnedRound } from './knitGarment';
import { type KnitMeasures, neckline } from './knitLines';
import { NECK_Y } from './shoulder';
import { type BodyStyle, type KnitOptions, type Construction, block, constructionOf } from './knitParts';
import { backBand, backCollar, backNeckline, crewCollar, inside, neckLabel, throughNeck } from './knitNecks';
import { alongSleeve } from './sleeveLine';

interface CardiganOptions extends KnitOptions {
  readonly neckStyle: 'v' | 'round';
  readonly button: { readonly color: string; readonly radius: number; readonly count: number };
  readonly pockets?: boolean;
  readonly front?: BodyStyle;
}

/** Half the width of the button band. */
const BAND = 19;

const hemEnd = ({ hip, rib }: KnitMeasures): number => hip[1] + rib + 16;

/** Half of a V neckline. */
const vNeck = ({ neck, drop }: KnitMeasures): Path =>
  `M${CENTRE} ${drop} C${CENTRE + 26} ${drop - 52} ${CENTRE + neck * 0.84} ${NECK_Y + 96} ${CENTRE + neck} ${NECK_Y}`;

/** The middle of the band from behind the neck to where the fronts meet. */
const vLine = ({ neck, drop }: KnitMeasures): readonly Point[] => [
  [CENTRE + neck * 0.74, NECK_Y - 30],
  [CENTRE + neck * 0.82, NECK_Y + 14],
  [CENTRE + neck * 0.74, NECK_Y + (drop - NECK_Y) * 0.4],
  [CENTRE + neck * 0.36, NECK_Y + (drop - NECK_Y) * 0.78],
  [CENTRE + 3, drop + 12],
];

/** Lower limit of the part of a band that is visible over the shoulder. */
const inSight = ({ neck }: KnitMeasures): Path =>
  symmetric(
    `M${CENTRE} ${NECK_Y - 2} L${CENTRE + neck * 0.5} ${NECK_Y - 4} C${CENTRE + neck * 0.74} ${NECK_Y - 8} ` +
      `${CENTRE + neck * 0.94} ${NECK_Y - 12} ${CENTRE + neck * 1.05} ${NECK_Y + 2} L900 ${NECK_Y + 140} L900 1400 L${CENTRE} 1400`,
  );

const band = (construction: Construction, id: string, i: 0 | 1, points: readonly Point[]): Layer => ({
  id,
  ...construction.ribbing,
  outline: side(i, ribbon(points, BAND)),
  clip: inSight(construction.m),
  cloth: (x, y) => bandCloth(points)(i === 0 ? x : 2 * CENTRE - x, y),
  shadow: { dx: 3, dy: 3, blur: 4, opacity: 0.3, tight: 0.25 },
  bevel: 3,
  lift: 2.6,
  folds: 0.8,
});

const bandCloth = (points: readonly Point[]) => {
  const line = spline(points, 6);
  return alongSleeve({ points: line }, 0);
};

/** The top band is on the left of the image, as on women's and girls' clothes. */
const bands = (construction: Construction, round: boolean): readonly Layer[] => {
  const { m } = construction;
  const down: readonly Point[] = [
    [CENTRE, m.drop + (round ? -6 : 44)],
    [CENTRE, (m.drop + m.hip[1]) / 2],
    [CENTRE, m.hip[1] - 20],
    [CENTRE, hemEnd(m) + 1],
  ];
  if (round) return [band(construction, 'band', 0, down)];
  const over: readonly Point[] = [...vLine(m).slice(0, -1), [CENTRE + 4, m.drop + 2], ...down];
  return [band(construction, 'band beneath', 0, vLine(m)), band(construction, 'band', 1, over)];
};

const pocketLayers = (construction: Construction): readonly Layer[] => {
  const { hip, waist } = construction.m;
  const [left, right] = [CENTRE + BAND + 34, waist[0] - 44];
  const [top, bottom] = [hip[1] - 152, hip[1] - 16];
  const body: Layer = {
    id: 'pockets',
    ...construction.cloth,
    outline: `M${left} ${top} L${right} ${top - 3} L${right + 2} ${bottom - 10} Q${right - 2} ${bottom} ${right - 12} ${bottom} L${left + 10} ${bottom} Q${left} ${bottom} ${left - 1} ${bottom - 10} Z`,
    shadow: { dx: 2, dy: 4, blur: 5, opacity: 0.24, tight: 0.22 },
    bevel: 2.4,
    lift: 2.4,
  };
  const welt: Layer = {
    id: 'welts',
    ...construction.ribbing,
    outline: `M${left - 2} ${top - 6} L${right + 2} ${top - 9} L${right + 2} ${top + 22} L${left - 2} ${top + 25} Z`,
    shadow: { dx: 1, dy: 3, blur: 3, opacity: 0.2, tight: 0.15 },
    bevel: 2.4,
    lift: 2.4,
  };
  return [body, welt].flatMap((layer) =>
    pair((i) => ({ ...layer, id: `${layer.id} ${i}`, outline: side(i, layer.outline) })),
  );
};

const necks = (construction: Construction, round: boolean): readonly Layer[] =>
  round
    ? [
        {
          ...crewCollar(construction),
          seams: [
            {
              path: symmetricLine(neckline(construction.m, construction.m.drop - 1)),
              width: 1.6,
              depth: 0.7,
              pucker: 0.5,
            },
            {
              path: `M${CENTRE + BAND} ${construction.m.drop - construction.m.collar - 4} L${CENTRE + BAND} ${construction.m.drop + 4}`,
              width: 2.4,
              depth: 1.6,
              pucker: 0,
            },
          ],
        },
      ]
    : [];

/** A buttoned cardigan, from the front. */
export const cardigan = (options: CardiganOptions): Garment => {
  const { measures: m, neckStyle, button, pockets = false, front = {} } = options;
  const construction = constructionOf(options);
  const round = neckStyle === 'round';
  const first = round ? m.drop - m.collar / 2 : m.drop + 30;
  const layers = [
    ...(round
      ? throughNeck(construction)
      : [inside(construction, m.drop + 20, 110), backBand(construction), neckLabel()]),
    ...block(construction, round ? front : { ...front, neck: vNeck(m) }),
    ...(pockets ? pocketLayers(construction) : []),
    ...bands(construction, round),
    ...necks(construction, round),
    buttons(column(first, hemEnd(m) - m.rib * 0.56, button.count), button.radius, button.color),
  ];
  return fromFront(options, { name: 'cardigan', layers }, 0.4);
};

/** The same cardigan from behind. */
export const cardiganBack = (front: CardiganOptions): Garment => {
  const options = turnedRound(front);
  const construction = constructionOf(options);
  return fromBehind(options, {
    name: 'cardigan from behind',
    layers: [...block(construction, { neck: backNeckline(options.measures) }), backCollar(construction)],
  });
};
