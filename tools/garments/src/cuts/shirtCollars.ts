import {
  type Path,
  type Point,
  type Warp,
  CENTRE,
  mapPoints,
  side,
  symmetric,
  symmetricLine,
} from '../paths/path';
import type { Layer } from '../renderer/garment';
import { buttons, label, pair } from '../renderer/parts';
import type { LayerCloth } from './cloth';
import { inside, row } from './shirtParts';

// Designed for a neck whose shoulder seam ends at (598, 206), and fitted to other necks.

/** Maps a part of the designed neck to another neck. */
interface Fit {
  readonly point: Warp;
  readonly path: (path: Path) => Path;
}

/** The fit for a neck whose shoulder seam ends at a point; the collar is `tall` times as tall. */
export const fitTo = ([x, y]: Point, tall = 1): Fit => {
  const point: Warp = (px, py) => [CENTRE + ((px - CENTRE) * (x - CENTRE)) / 98, y + (py - 206) * tall];
  return { point, path: (path) => mapPoints(path, point) };
};

const STAND_BACK = symmetric('M500 198 C540 198 570 191 589 179 L600 198 C580 224 545 236 500 236');
const STAND_ROW = symmetricLine('M500 230 C545 230 578 218 596 194');
const YOKE = symmetricLine('M500 268 C540 266 570 256 592 240');

/** The stand behind the neck, with the label under it. */
const backStand = (cloth: LayerCloth, fit: Fit): readonly Layer[] => [
  {
    id: 'back stand',
    ...cloth,
    outline: fit.path(STAND_BACK),
    shade: 0.84,
    tone: (x) => 1 - (0.2 * Math.abs(x - CENTRE)) / 90,
    shellWeight: 0.15,
    folds: 0,
    bevel: 2.6,
    lift: 1.8,
    shadow: { dx: 0, dy: 5, blur: 6, opacity: 0.26 },
    stitches: [row(fit.path(STAND_ROW))],
  },
];

const CLOSED = symmetric('M500 212 C540 212 572 204 590 186 L600 210 C580 262 540 310 500 346');
const STAND = 'M500 300 L588 206 L600 198 L604 214 C584 256 548 300 522 330 L480 334 Z';

/** A collar leaf with its roll; its point may be buttoned down. */
interface Leaf {
  readonly outline: Path;
  readonly edge: Path;
  readonly roll: readonly Point[];
}

const leafLayers = (cloth: LayerCloth, fit: Fit, leaf: Leaf, grain: number): readonly Layer[] =>
  pair((i) => ({
    id: `leaf ${i}`,
    ...cloth,
    outline: fit.path(side(i, leaf.outline)),
    grain: i === 0 ? grain : -grain,
    shadow: { dx: 3, dy: 7, blur: 7, opacity: 0.26, tight: 0.2 },
    bevel: 2.6,
    lift: 2.6,
    folds: 0.35,
    bumps: [
      {
        points: leaf.roll.map(([x, y]): Point => fit.point(i === 0 ? x : 2 * CENTRE - x, y)),
        width: 20,
        height: 7,
        valley: 0.1,
        taper: 'none' as const,
      },
    ],
    stitches: [row(fit.path(side(i, leaf.edge)))],
  }));

const BUTTON_DOWN: Leaf = {
  outline:
    'M590 177 C603 181 614 193 619 207 C623 250 617 306 605 352 C566 344 526 328 498 303 C540 284 575 238 590 177 Z',
  edge: 'M614 208 C618 252 612 304 600.5 345 C566 338 530 322 505 303',
  roll: [
    [597, 186],
    [581, 258],
    [532, 304],
  ],
};

const SPREAD: Leaf = {
  outline:
    'M590 176 C604 180 616 192 622 207 C630 246 634 290 632 336 C586 338 534 326 497 303 C540 284 575 238 590 176 Z',
  edge: 'M616.5 208 C624.5 248 628.5 290 627 331 C586 333 540 322 504 302',
  roll: [
    [597, 186],
    [581, 258],
    [530, 304],
  ],
};

interface CollarOptions {
  readonly cloth: LayerCloth;
  readonly fit: Fit;
  readonly neck: Point;
  readonly button: string;
}

const stands = (cloth: LayerCloth, fit: Fit, outline: Path): readonly Layer[] =>
  pair((i) => ({
    id: `stand ${i}`,
    ...cloth,
    outline: fit.path(side(i, outline)),
    shade: 0.88,
    folds: 0.2,
    shadow: { dx: 1, dy: 2, blur: 3, opacity: 0.2 },
    bevel: 2,
  }));

/** The inside of the neck, the stand behind it and the label. */
export const neckInside = (
  cloth: LayerCloth,
  fit: Fit,
  neck: Point,
  opening: Path,
  depth: number,
  mark: string,
): readonly Layer[] => [
  inside(cloth, fit.path(opening), neck[1] + 10, neck[1] + depth, fit.path(YOKE)),
  ...backStand(cloth, fit),
  label(CENTRE, neck[1] + 49, 50, 22, mark, mark === '#f3f1ec' ? '#4a4843' : '#e8e4da'),
];

/** The layers behind the body of a closed shirt. */
export const closedInside = ({ cloth, fit, neck }: CollarOptions): readonly Layer[] =>
  neckInside(cloth, fit, neck, CLOSED, 130, '#22262e');

/** A closed collar; its points are buttoned down or spread. */
export const closedCollar = (
  { cloth, fit, button }: CollarOptions,
  buttonDown: boolean,
): readonly Layer[] => {
  const points = [fit.point(594, 337), fit.point(406, 337)];
  return [
    ...stands(cloth, fit, STAND),
    buttons([fit.point(CENTRE, 314)], 5.6, button, 'neck button'),
    ...leafLayers(cloth, fit, buttonDown ? BUTTON_DOWN : SPREAD, 30),
    ...(buttonDown ? [buttons(points, 4.4, button, 'collar buttons')] : []),
  ];
};

/** The neckline of a body under a closed collar. */
export const CLOSED_NECKLINE = 'M500 330 L574 238 L598 206';

const OPEN_STAND = 'M586 192 L600 196 L606 214 C592 262 568 302 547 334 L523 322 C552 288 574 240 586 192 Z';
const OPEN_LEAF: Leaf = {
  outline:
    'M589 175 C604 179 618 192 624 208 C640 250 652 300 655 352 C612 348 570 334 536 308 C562 274 580 230 589 175 Z',
  edge: 'M619 210 C634 252 646 300 649.5 346 C612 342 574 330 543 306',
  roll: [
    [597, 186],
    [586, 250],
    [556, 306],
  ],
};
const OPEN_EDGE = 'M530 318 L552 328 C538 364 524 408 516 458 L500 456 C504 408 516 360 530 318 Z';

export const OPEN_OPENING = symmetric('M500 212 C540 212 572 204 590 186 L604 212 C572 300 524 380 500 462');
export const OPEN_NECKLINE = 'M500 458 C508 408 524 356 542 322 L598 206';

/** A collar with its top buttons open. */
export const openCollar = ({ cloth, fit }: CollarOptions): readonly Layer[] => [
  ...pair((i) => ({
    id: `turned edge ${i}`,
    ...cloth,
    outline: fit.path(side(i, OPEN_EDGE)),
    grain: i === 0 ? 12 : -12,
    shadow: { dx: 1, dy: 3, blur: 4, opacity: 0.22, tight: 0.18 },
    bevel: 1.6,
    folds: 0.5,
  })),
  ...stands(cloth, fit, OPEN_STAND),
  ...leafLayers(cloth, fit, OPEN_LEAF, 24),
];

export const CAMP_OPENING = symmetric('M500 206 C540 206 572 200 590 184 L592 214 C566 300 524 360 500 412');
export const CAMP_NECKLINE = 'M500 404 C524 356 556 296 578 236 L598 206';
const LAPEL =
  'M575 240 C568 276 575 304 588 322 C606 324 626 329 643 337 C616 372 560 390 501 408 C519 352 552 296 575 240 Z';
const LAPEL_ROW = 'M588 328 C604 330 622 334 633.5 339.5 C608 367 560 383 510 399';
const CAMP_LEAF: Leaf = {
  outline:
    'M588 178 C603 182 617 197 623 214 C635 246 643 276 647 307 C628 317 608 321 588 323 C570 302 563 268 571 236 C579 216 585 200 588 178 Z',
  edge: 'M618 216 C630 248 637.5 276 641 304 C624 312 606 316 590 318',
  roll: [
    [596, 186],
    [580, 232],
    [574, 282],
  ],
};

/** A camp collar: open and flat, notched above its lapels. */
export const campCollar = ({ cloth, fit }: CollarOptions): readonly Layer[] => [
  ...pair((i) => ({
    id: `lapel ${i}`,
    ...cloth,
    outline: fit.path(side(i, LAPEL)),
    grain: i === 0 ? 26 : -26,
    shadow: { dx: 2, dy: 6, blur: 6, opacity: 0.22, tight: 0.2 },
    bevel: 2.4,
    lift: 2,
    folds: 0.4,
    stitches: [row(fit.path(side(i, LAPEL_ROW)))],
  })),
  ...leafLayers(cloth, fit, CAMP_LEAF, 30),
];

const BEHIND = symmetric(
  'M500 176 C545 176 575 181 591 190 C606 203 618 222 625 246 C590 240 545 236 500 236',
);
const BEHIND_ROW = symmetricLine('M500 230.5 C545 230.5 584 234 617 239');

/** A turned-down collar from behind. */
export const collarBehind = ({ cloth, fit }: CollarOptions): Layer => ({
  id: 'collar',
  ...cloth,
  outline: fit.path(BEHIND),
  shadow: { dx: 1, dy: 5, blur: 6, opacity: 0.26, tight: 0.2 },
  bevel: 3,
  lift: 2.6,
  folds: 0.3,
  shellWeight: 0.6,
  stitches: [row(fit.path(BEHIND_ROW))],
});

/** The neckline of a body from behind, under its collar. */
export const NECKLINE_BEHIND = 'M500 226 C545 226 582 218 598 206';
