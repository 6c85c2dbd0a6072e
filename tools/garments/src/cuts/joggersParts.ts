import { cordage, loopback, rib } from '../fabrics';
import { createRandom } from '../fields/noise';
import type { Fold } from '../folds/strokes';
import { CENTRE, type Path, type Point, side } from '../paths/path';
import type { Layer } from '../renderer/garment';
import { eyelets, pair } from '../renderer/parts';
import type { LayerCloth } from './cloth';
import { type Block, across, closed, ribbon } from './trouserBlock';
import { gathers, onLeft } from './trouserFolds';
import type { TrouserOptions } from './trouserGarment';
import type { Construction } from './trouserParts';

export interface JoggersOptions extends TrouserOptions {
  /** Height of the ribbed cuffs. */
  readonly cuff: number;
  /** Distance between ribs, in units. */
  readonly ribPitch?: number;
  readonly cord?: string;
  /** Rows of thread that hold a second layer inside the knee. */
  readonly knees?: boolean;
  /** One pocket on the seat. */
  readonly seatPocket?: boolean;
}

/** Ribbing in the yarn of the body. */
export const ribbed = (
  { fabric = loopback, ribPitch = 5.6 }: JoggersOptions,
  cloth: LayerCloth,
): LayerCloth => ({
  ...cloth,
  fabric: rib(ribPitch, 0.9, fabric),
});

/** Ribbed cuffs, narrower than the leg that they gather. */
export const cuffs = (options: JoggersOptions, { block, cloth }: Construction): readonly Layer[] => {
  const { inner, outer, hem, hemline } = block;
  const [left, right] = [inner(hem), outer(hem)];
  const inset = (right - left) * 0.1;
  const low = options.cuff;
  const outline = closed(
    across(left + 2, right - 2, (x) => hemline(x) - 7),
    [
      [right - 2, hem - 4],
      [right - inset * 0.9, hem + low * 0.3],
      [right - inset, hem + low],
    ],
    across(right - inset, left + inset, (x) => hemline(x) + low),
    [
      [left + inset, hem + low],
      [left + inset * 0.9, hem + low * 0.3],
      [left + 2, hem - 4],
    ],
  );
  return pair((i) => ({
    id: `cuff ${i}`,
    ...ribbed(options, cloth),
    outline: side(i, outline),
    folds: 0.5,
    bevel: 2.6,
    lift: 2,
    shadow: null,
  }));
};

/** Short folds of the cloth gathered into a cuff. */
const cuffFolds = ({ inner, outer, hem }: Block, height: number, seed: number): readonly Fold[] => {
  const random = createRandom(seed);
  return Array.from({ length: 9 }, (_, i): Fold => {
    const share = (i + 0.2 + 0.6 * random()) / 9;
    const x = inner(hem) + (outer(hem) - inner(hem)) * share;
    const long = 30 + 60 * random();
    return {
      points: [
        [x, hem + 4],
        [x + (share - 0.5) * 10, hem - long * 0.5],
        [x + (share - 0.5) * 26 + 8 * (random() - 0.5), hem - long],
      ],
      width: 5 + 3 * random(),
      height: (3 + 2.6 * random()) * height,
      taper: 'end',
      grow: 0.9,
    };
  });
};

/** Gathers at the waist and at the cuffs. */
export const gathersOf = (
  options: JoggersOptions,
  block: Block,
  under: (x: number) => number,
): readonly Fold[] => [
  ...gathers(under, block.waist * 0.96, 22, 1, options.seed + 9),
  ...cuffFolds(block, 1, options.seed + 10),
  ...onLeft(cuffFolds(block, 1, options.seed + 11)),
];

/** The random shape of the ends of the cord. */
const cordEnds = ({ block }: Construction): readonly (readonly Point[])[] => {
  const y = (block.front(CENTRE) + block.underFront(CENTRE)) / 2;
  const long = (block.hem - block.crotch) * 0.2;
  return [
    [
      [CENTRE + 17, y],
      [CENTRE + 24, y + long * 0.3],
      [CENTRE + 17, y + long * 0.65],
      [CENTRE + 23, y + long],
    ],
    [
      [CENTRE - 17, y],
      [CENTRE - 21, y + long * 0.3],
      [CENTRE - 12, y + long * 0.7],
      [CENTRE - 16, y + long * 1.14],
    ],
  ];
};

/** A cord with tipped ends through two eyelets. */
export const cord = (construction: Construction, color: string): readonly Layer[] => {
  const ends = cordEnds(construction);
  const holes = ends.map((points): Point => points[0] ?? [CENTRE, 0]);
  const knots = ends.map((points): Point => points.at(-1) ?? [CENTRE, 0]);
  const strand: Omit<Layer, 'id' | 'outline'> = {
    color,
    fabric: cordage,
    folds: 0.3,
    shellWeight: 1,
    bevel: 1.6,
    lift: 3,
    small: true,
    shadow: { dx: 3, dy: 4, blur: 3, opacity: 0.36 },
  };
  return [
    eyelets(holes, 5, '#8d8d8b'),
    { ...strand, id: 'cord', outline: ends.map((points) => ribbon(points, 3.1)).join(' ') },
    {
      ...strand,
      id: 'cord ends',
      outline: knots
        .map(([x, y]) =>
          ribbon(
            [
              [x, y - 4],
              [x, y + 13],
            ],
            3.6,
          ),
        )
        .join(' '),
    },
  ];
};

/** One patch pocket on the seat. */
export const seatPocket = ({ block, cloth, thread }: Construction): Layer => {
  const middle = CENTRE + (block.outer(block.crotch - 130) - CENTRE) * 0.5;
  const [half, top] = [58, block.underBack(CENTRE) + 74];
  const shape = (by: number): Path =>
    `M${middle - half + by} ${top} L${middle - half + by} ${top + 104 - by} Q${middle - half + by} ${top + 124 - by} ` +
    `${middle - half + 20} ${top + 124 - by} L${middle + half - 20} ${top + 124 - by} ` +
    `Q${middle + half - by} ${top + 124 - by} ${middle + half - by} ${top + 104 - by} L${middle + half - by} ${top}`;
  return {
    id: 'seat pocket',
    ...cloth,
    outline: `${shape(0)} Z`,
    bevel: 2,
    lift: 1.6,
    shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.2, tight: 0.2 },
    stitches: [
      { ...thread, path: shape(5) },
      { ...thread, path: `M${middle - half} ${top + 16} L${middle + half} ${top + 16}` },
    ],
  };
};
