import { melton } from '../fabrics';
import { type Path, both, side, symmetric, symmetricLine } from '../paths/path';
import type { Garment, Layer, Seam } from '../renderer/garment';
import { buttons, pair, through } from '../renderer/parts';
import { type Cloth, type LayerCloth, clothOf, ground } from './cloth';
import { coatCreases, collarBehind, collarInside, leafOn, neckInside, roll, sleevesOf } from './coatParts';
import { onBothSides } from './geometry';
import type { OvercoatBlock } from './overcoatBlocks';
import { flaps, patch } from './overcoatPockets';

export interface OvercoatOptions extends Cloth {
  readonly block: OvercoatBlock;
  readonly lining: string;
  readonly button: string;
  /** Style of the pockets: flaps and a chest welt, or deep patch pockets. */
  readonly pockets?: 'flap' | 'patch';
  /** A half belt at the back, held by two buttons. */
  readonly halfBelt?: boolean;
  /** A turned-back cuff. */
  readonly cuffs?: boolean;
  readonly seed: number;
}

const CUFF = 'M852 722 L856 792 C828 810 790 816 756 810 L750 742 C786 746 824 740 852 722 Z';

const HALF_BELT = symmetric(
  'M500 562 C536 562 568 562 594 564 C606 570 610 578 610 586 C610 594 606 602 594 608 C568 610 536 610 500 610',
);

const EDGE = { dx: 6, dy: 9, blur: 9, opacity: 0.46, tight: 0.36 } as const;

const seamsOf = ({ armhole, shoulder }: OvercoatBlock, i: 0 | 1): readonly Seam[] => [
  { path: side(i, armhole), width: 2.8, depth: 1.5, pucker: 0.5 },
  { path: side(i, shoulder), width: 2.4, depth: 1 },
];

const underFront = (cloth: LayerCloth, block: OvercoatBlock): Layer => {
  const i = block.over === 0 ? 1 : 0;
  return {
    id: 'under front',
    ...cloth,
    outline: side(i, block.under),
    shadow: { dx: 0, dy: 4, blur: 6, opacity: 0.22, tight: 0.14 },
    bevel: 3,
    lift: 2.4,
    seams: seamsOf(block, i),
    steps: [{ path: side(i, block.hem), stroke: 64, height: 0.8, soft: 2 }],
  };
};

const topFront = (cloth: LayerCloth, block: OvercoatBlock): Layer => ({
  id: 'top front',
  ...cloth,
  outline: side(block.over, block.top),
  shadow: { dx: block.over === 0 ? -6 : 6, dy: 4, blur: 7, opacity: 0.44, tight: 0.4 },
  bevel: 4,
  lift: 4.5,
  seams: seamsOf(block, block.over),
  steps: [{ path: side(block.over, block.hem), stroke: 64, height: 0.8, soft: 2 }],
});

const turnUps = (cloth: LayerCloth): readonly Layer[] =>
  pair((i) => ({
    id: `cuff ${i}`,
    ...cloth,
    outline: side(i, CUFF),
    grain: i === 0 ? -8 : 8,
    shadow: { dx: 2, dy: -3, blur: 5, opacity: 0.3, tight: 0.24 },
    bevel: 3.6,
    lift: 3.6,
  }));

const lapel = (id: string, cloth: LayerCloth, i: 0 | 1, block: OvercoatBlock): Layer => {
  const isTop = i === block.over;
  return leafOn(i, cloth, {
    id,
    outline: isTop ? block.lapel : block.lapelUnder,
    grain: -26,
    over: roll(isTop ? block.rollTop : block.rollUnder, 26, 9),
    shadow: EDGE,
    bevel: 4,
    lift: 4,
    folds: 0.3,
    stitches: isTop ? [{ path: side(i, block.buttonhole), width: 1.8, dash: '20 1', height: 1 }] : [],
  });
};

const collars = (cloth: LayerCloth, outline: Path): readonly Layer[] =>
  pair((i) =>
    leafOn(i, cloth, {
      id: `collar ${i}`,
      outline,
      grain: -40,
      over: roll(through(590, 94, 580, 138, 562, 188), 22, 9),
      shadow: { dx: 5, dy: 7, blur: 7, opacity: 0.3, tight: 0.24 },
      bevel: 4.5,
      lift: 4.5,
      folds: 0.2,
    }),
  );

const cuffButtons = ({ cuffButtons: points }: OvercoatBlock, color: string): readonly Layer[] =>
  points.length === 0 ? [] : [buttons(onBothSides(points), 6.5, color, 'cuff buttons')];

const sleeves = (
  cloth: LayerCloth,
  { sleeve, armhole, mouth, sleeveSeam }: OvercoatBlock,
): readonly Layer[] => sleevesOf(cloth, { outline: sleeve, armhole, mouth, seam: sleeveSeam, grain: 7 });

/** An overcoat with lapels, from the front. */
export const overcoat = (options: OvercoatOptions): Garment => {
  const { seed, block, lining, button } = options;
  const cloth = clothOf(options, melton);
  const { over, shell, depth } = block;
  const under = over === 0 ? 1 : 0;
  return {
    name: 'overcoat',
    seed,
    jitter: 3.5,
    foldWeight: 1.6,
    shells: { body: { outline: shell, depth, flat: 104 } },
    folds: block.folds(seed),
    creases: coatCreases(0.9),
    layers: [
      { ...ground('back hem', cloth, symmetricHem(block), 0.42), shellWeight: 0.2 },
      ...neckInside(cloth, lining, block.opening),
      collarInside(cloth),
      ground('ground under', cloth, side(under, block.under)),
      ground('ground top', cloth, side(over, block.top)),
      ...sleeves(cloth, block),
      ...(options.cuffs === true ? turnUps(cloth) : []),
      underFront(cloth, block),
      ...(options.pockets === 'patch' ? [patch(cloth, under)] : []),
      lapel('under lapel', cloth, under, block),
      topFront(cloth, block),
      ...(options.pockets === 'patch' ? [patch(cloth, over)] : flaps(cloth, over)),
      lapel('top lapel', cloth, over, block),
      ...collars(cloth, block.collar),
      buttons(
        block.buttons.map(([x, y]) => [over === 0 ? x : 1000 - x, y] as const),
        14,
        button,
      ),
      ...cuffButtons(block, button),
    ],
  };
};

/** The back hem of the coat, visible between and below its fronts. */
const symmetricHem = ({ hem }: OvercoatBlock): Path => {
  const line = symmetricLine(hem);
  return `${line} L700 1080 L300 1080 Z`;
};

const backBody = (cloth: LayerCloth, block: OvercoatBlock): readonly Layer[] => [
  {
    id: 'body',
    ...cloth,
    outline: block.back,
    shadow: { dx: 0, dy: 4, blur: 6, opacity: 0.22, tight: 0.14 },
    bevel: 3,
    lift: 2.4,
    seams: [
      { path: both(block.armhole), width: 2.8, depth: 1.5, pucker: 0.5 },
      { path: both(block.shoulder), width: 2.4, depth: 1, pucker: 0.5 },
      { path: block.centreSeam, width: 2.4, depth: 1.1, pucker: 0.5 },
      { path: block.vent, width: 3, depth: 3, pucker: 0.2 },
    ],
    steps: [{ path: symmetricLine(block.hem), stroke: 64, height: 0.8, soft: 2 }],
  },
];

const halfBelt = (cloth: LayerCloth, button: string): readonly Layer[] => [
  {
    id: 'half belt',
    ...cloth,
    outline: HALF_BELT,
    grain: 90,
    folds: 0.4,
    shadow: { dx: 2, dy: 6, blur: 6, opacity: 0.4, tight: 0.34 },
    bevel: 3,
    lift: 3.4,
  },
  buttons(
    [
      [414, 586],
      [586, 586],
    ],
    11,
    button,
    'belt buttons',
  ),
];

/** The same coat from behind: one seam down the middle, a vent below it. */
export const overcoatBack = (options: OvercoatOptions): Garment => {
  const { seed, block, button } = options;
  const cloth = clothOf(options, melton);
  return {
    name: 'overcoat from behind',
    seed: seed + 500,
    jitter: 3.5,
    foldWeight: 1.5,
    shells: { body: { outline: block.shell, depth: block.depth * 0.92, flat: 104 } },
    folds: block.folds(seed + 41),
    creases: coatCreases(0.8),
    layers: [
      ground('ground', cloth, block.back),
      ...sleeves(cloth, block),
      ...(options.cuffs === true ? turnUps(cloth) : []),
      ...backBody(cloth, block),
      ...(options.halfBelt === true ? halfBelt(cloth, button) : []),
      collarBehind(cloth),
      ...cuffButtons(block, button),
    ],
  };
};
