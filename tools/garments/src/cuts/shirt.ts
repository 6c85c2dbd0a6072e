import { oxford } from '../fabrics';
import type { Fold } from '../folds/strokes';
import { type Path, CENTRE, shift } from '../paths/path';
import type { Garment, Layer } from '../renderer/garment';
import { buttons } from '../renderer/parts';
import { type LayerCloth, clothOf } from './cloth';
import { column } from './geometry';
import {
  CLOSED_NECKLINE,
  NECKLINE_BEHIND,
  OPEN_NECKLINE,
  OPEN_OPENING,
  closedCollar,
  closedInside,
  collarBehind,
  fitTo,
  neckInside,
  openCollar,
} from './shirtCollars';
import { bothSides, longSleeveFolds, shirtCreases, torsoFolds } from './shirtFolds';
import { type Block, bodyOutline, last, pick } from './shirtLines';
import {
  type ButtonedOptions,
  type Sleeves,
  bodyLayer,
  placket,
  row,
  shellsOf,
  tail,
  underBody,
} from './shirtParts';
import { type CuffShape, cuffButton, cuffs, sleeveLayers } from './shirtSleeves';
import { frontYoke, loop, pleat, pleatSeam, yokeSeam } from './shirtYoke';

export interface ShirtOptions extends ButtonedOptions {
  readonly block: Block;
  readonly sleeves: Sleeves;
  readonly collar: 'button-down' | 'spread' | 'open';
  /** Around the forearm of the left sleeve where it is folded over the front. */
  readonly forearm?: Path;
  /** Sleeves of the back view, if they differ. */
  readonly sleevesBehind?: Sleeves;
  readonly cuff: CuffShape;
  /** Chest pockets: one, or a buttoned pair cut on the bias. */
  readonly pockets?: 0 | 1 | 2;
  /** How much longer the back is. */
  readonly drop?: number;
  readonly buttonCount?: number;
  /** Weight of its folds: 1 for shirting. */
  readonly weight?: number;
}

const POCKET = 'M582 424 L684 420 L686 520 L636 544 L584 525 Z';
const POCKET_ROW = 'M586 428 L588 522 L636 539.5 L682 517 L680 424';

/** A chest pocket, moved from its position on a regular shirt, with an angle of its grain. */
const pocketLayer = (cloth: LayerCloth, dx: number, grain: number): Layer => ({
  id: 'pocket',
  ...cloth,
  outline: shift(POCKET, dx, 0),
  grain,
  shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.15, tight: 0.18 },
  bevel: 1.5,
  lift: 1.2,
  stitches: [row(shift(POCKET_ROW, dx, 0)), row(shift('M582 447 L685 443', dx, 0))],
});

const pocketsOf = (cloth: LayerCloth, { pockets = 0, button }: ShirtOptions): readonly Layer[] => {
  if (pockets === 0) return [];
  if (pockets === 1) return [pocketLayer(cloth, -4, -1.5)];
  return [
    // On the bias, so that the check does not have to match.
    pocketLayer(cloth, 2, 44),
    pocketLayer(cloth, -266, -44),
    buttons(
      [
        [635, 434],
        [368, 434],
      ],
      5,
      button,
      'pocket buttons',
    ),
  ];
};

const foldsOf = ({ block, sleeves, seed, weight = 1 }: ShirtOptions, turn: number): readonly Fold[] =>
  bothSides((i) => {
    const options = { seed: seed + turn + 31 * i, weight };
    return [...torsoFolds(block, options), ...longSleeveFolds(block, sleeves[i], options)];
  });

const arms = (cloth: LayerCloth, options: ShirtOptions): readonly Layer[] => {
  const { block, sleeves, cuff } = options;
  const sleeveParts = sleeveLayers(cloth, block, sleeves, { wrist: {}, bow: 4 });
  const cuffParts = cuffs(cloth, block, sleeves, cuff);
  return cuff.over === true ? [...sleeveParts, ...cuffParts] : [...cuffParts, ...sleeveParts];
};

const creases = ({ block, weight = 1 }: ShirtOptions): NonNullable<Garment['creases']> =>
  shirtCreases(weight * 0.9, block.armpit[0] + 24);

/** The forearm over the front: a second copy of the lower sleeve and its cuff. */
const folded = (cloth: LayerCloth, options: ShirtOptions): readonly Layer[] => {
  const { forearm } = options;
  if (forearm === undefined) return [];
  return arms(cloth, options)
    .filter(({ id }) => id.endsWith('1'))
    .map((layer) => ({
      ...layer,
      id: `folded ${layer.id}`,
      lift: 1.4,
      clip: forearm,
      shadow: { dx: 3, dy: 7, blur: 8, opacity: 0.36, tight: 0.24 },
    }));
};

/** Buttons of the front, from below the collar to above the hem. */
const frontButtons = (options: ShirtOptions): Layer => {
  const { block, button, buttonCount = 6, collar } = options;
  const [top] = collar === 'open' ? [block.neck[1] + 272] : [block.neck[1] + 186];
  const bottom = last(block.hem)[1] - 128;
  return buttons(column(top, bottom, buttonCount), 5.2, button);
};

const cuffButtons = ({ block, sleeves, cuff, button }: ShirtOptions): Layer => {
  const [right, left] = sleeves.map((sleeve) => cuffButton(block, sleeve, cuff, 0.8));
  const [x, y] = pick(left === undefined ? [] : [left], 0);
  return buttons(
    [pick(right === undefined ? [] : [right], 0), [2 * CENTRE - x, y]],
    5,
    button,
    'cuff buttons',
  );
};

/** A buttoned shirt with long sleeves, from the front. */
export const shirt = (options: ShirtOptions): Garment => {
  const { block, collar, cuff, drop = 20, seed } = options;
  const cloth = clothOf(options, oxford);
  const fit = fitTo(block.neck, collar === 'open' ? 0.92 : 1);
  const open = collar === 'open';
  const construction = { cloth, fit, neck: block.neck, button: options.button };
  const neckline = fit.path(open ? OPEN_NECKLINE : CLOSED_NECKLINE);
  const behind = open
    ? neckInside(cloth, fit, block.neck, OPEN_OPENING, 210, '#f3f1ec')
    : closedInside(construction);
  return {
    name: 'shirt',
    seed,
    shells: shellsOf(block, options.sleeves, 0.36),
    folds: foldsOf(options, 0),
    creases: creases(options),
    layers: [
      tail(cloth, block, drop),
      ...behind,
      underBody(cloth, bodyOutline(block, neckline)),
      ...arms(cloth, options),
      bodyLayer(cloth, block, neckline, { rows: [9], shoulder: false, seams: [frontYoke(block)] }),
      placket(cloth, block.neck[1] + (open ? 214 : 116), last(block.hem)[1] + 1, 19, open ? 8 : 19),
      ...pocketsOf(cloth, options),
      ...(open ? openCollar(construction) : closedCollar(construction, collar === 'button-down')),
      frontButtons(options),
      ...folded(cloth, options),
      ...(cuff.over === true ? [] : [cuffButtons(options)]),
    ],
  };
};

/** The same shirt from behind, with a pleat under the yoke. */
export const shirtBack = (front: ShirtOptions): Garment => {
  const options = { ...front, sleeves: front.sleevesBehind ?? front.sleeves };
  const { block, seed, drop = 20 } = options;
  const cloth = clothOf(options, oxford);
  const fit = fitTo(block.neck);
  const yoke = block.neck[1] + 112;
  const longer: Block = {
    ...block,
    hem: block.hem.map(([x, y]) => [x, y + drop * Math.min(1, (last(block.side)[0] - x) / 120)] as const),
  };
  const neckline = fit.path(NECKLINE_BEHIND);
  return {
    name: 'shirt from behind',
    seed: seed + 500,
    shells: shellsOf(block, options.sleeves, 0.34),
    folds: [...foldsOf(options, 90), ...pleat(yoke)],
    creases: creases(options),
    layers: [
      underBody(cloth, bodyOutline(longer, neckline)),
      ...arms(cloth, options),
      bodyLayer(cloth, longer, neckline, {
        rows: [9],
        shoulder: false,
        seams: [{ path: yokeSeam(block, 112), width: 2, depth: 0.9 }, pleatSeam(yoke)],
        stitches: [row(yokeSeam(block, 107))],
      }),
      loop(cloth, yoke),
      collarBehind({ cloth, fit, neck: block.neck, button: options.button }),
    ],
  };
};
