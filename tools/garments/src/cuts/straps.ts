import type { Weight } from '../folds/creases';
import { metal } from '../fabrics';
import { CENTRE, type Path, type Point, mirror, side } from '../paths/path';
import { ribbon as wire } from '../renderer/fastenings';
import type { Layer, Stitch } from '../renderer/garment';
import { pair, rivets, through } from '../renderer/parts';
import type { Bib } from './bib';
import { onBothSides } from './geometry';
import { ribbon } from './trouserBlock';
import { type Construction, row, rowsBeside } from './trouserParts';

// Straps, buckles and buttons of dungarees.

/** The curve of a strap over the shoulder. */
const turned = (run: readonly Point[], half: number): Path => {
  const [x, y] = run[0] ?? [0, 0];
  const k = half * 0.62;
  return (
    `M${x - half} ${y + 3} C${x - half} ${y - 4} ${x - k} ${y - 9} ${x} ${y - 9} ` +
    `C${x + k} ${y - 9} ${x + half} ${y - 4} ${x + half} ${y + 3} Z`
  );
};

/** The light is weaker there. */
const turning = (run: readonly Point[]): Weight => {
  const [, start] = run[0] ?? [0, 0];
  return (_x, y) => 1 - 0.3 * Math.exp(-Math.max(0, y - start + 9) / 9);
};

const strapLayer = (
  { cloth, thread }: Construction,
  id: string,
  run: readonly Point[],
  width: number,
  i: number,
  rest: Partial<Layer> = {},
): Layer => ({
  id: `${id} ${i}`,
  ...cloth,
  outline: side(i, `${ribbon(run, width / 2)} ${turned(run, width / 2)}`),
  tone: turning(run),
  shellWeight: 0.2,
  shell: 'bib',
  folds: 0.4,
  bevel: 2.2,
  lift: 2,
  shadow: { dx: 3, dy: 4, blur: 5, opacity: 0.28, tight: 0.2 },
  stitches: rowsBeside({ ...thread, width: 1 }, run, [-width * 0.34, width * 0.34]).map((stitch) => ({
    ...stitch,
    path: side(i, stitch.path),
  })),
  ...rest,
});

/** The straps behind the shoulders: their visible part from the front, or all from behind. */
export const backStraps = (construction: Construction, bib: Bib, behind = false): readonly Layer[] => {
  const { shoulder, apart, backTop, backHalf, strap } = bib;
  const run: readonly Point[] = [
    [CENTRE + apart - 4, shoulder - 2],
    [CENTRE + apart - 9, shoulder + 22],
    [CENTRE + apart * 0.46 + backHalf * 0.26, (shoulder + backTop) / 2 + 6],
    [CENTRE + backHalf - strap * 0.56, backTop + 22],
  ];
  return pair((i) => strapLayer(construction, 'back strap', run, strap, i, behind ? {} : { shade: 0.68 }));
};

/** The straps that come over the shoulders to the bib. */
export const frontStraps = (construction: Construction, bib: Bib, behind = false): readonly Layer[] => {
  const { shoulder, apart, top, half, strap } = bib;
  const run: readonly Point[] = [
    [CENTRE + apart, shoulder],
    [CENTRE + apart + 4, shoulder + 30],
    [CENTRE + (apart + half) * 0.5 - strap * 0.2, (shoulder + top) / 2],
    [CENTRE + half - strap * 0.75, top + (behind ? 40 : 3)],
  ];
  return pair((i) => strapLayer(construction, 'front strap', run, strap, i, behind ? { shade: 0.7 } : {}));
};

/** A slider on each strap, and the hook over its button. */
export const buckles = (bib: Bib): readonly Layer[] => {
  const { top, half, strap, metal: color } = bib;
  const x = CENTRE + half - strap * 0.75;
  const y = top - 18;
  const w = strap * 0.62;
  const slider = wire(
    through(
      x,
      y - 8,
      x + w,
      y - 8,
      x + w + 2,
      y,
      x + w,
      y + 8,
      x,
      y + 8,
      x - w,
      y + 8,
      x - w - 2,
      y,
      x - w,
      y - 8,
      x - 1,
      y - 8,
    ),
    2.6,
  );
  const hook = wire(
    through(
      x,
      y + 9,
      x + w * 0.86,
      y + 9,
      x + w * 0.5,
      y + 24,
      x + w * 0.3,
      y + 31,
      x + w * 0.66,
      y + 42,
      x + w * 0.5,
      y + 54,
      x,
      y + 59,
      x - w * 0.5,
      y + 54,
      x - w * 0.66,
      y + 42,
      x - w * 0.3,
      y + 31,
      x - w * 0.5,
      y + 24,
      x - w * 0.86,
      y + 9,
      x - 1,
      y + 9,
    ),
    2.5,
  );
  const wires: Layer = {
    id: 'buckles',
    fabric: metal,
    color,
    outline: [slider, mirror(slider), hook, mirror(hook)].join(' '),
    folds: 0,
    shellWeight: 0.2,
    shell: 'bib',
    bevel: 1.6,
    lift: 2.6,
    small: true,
    shadow: { dx: 2, dy: 3, blur: 2, opacity: 0.5, tight: 0.3 },
  };
  return [rivets(onBothSides([[x, y + 43]]), strap * 0.24, color, 'bib buttons'), wires];
};

/** Buttons that close the openings at the sides. */
export const sideButtons = ({ block }: Construction, { metal: color, strap }: Bib): Layer => {
  const y = block.top + block.band / 2;
  const positions = [y, y + 44].map((at): Point => [block.outer(at) - 21, at]);
  return rivets(onBothSides(positions), strap * 0.17, color, 'side buttons');
};

/** The stitching of those openings. */
export const sideRows = ({ block, thread }: Construction): readonly Stitch[] => {
  const low = block.top + block.band + 92;
  const edge: readonly Point[] = [0, 0.5, 1].map((t): Point => {
    const y = block.top + block.band + (low - block.top - block.band) * t;
    return [block.outer(y) - 24, y];
  });
  return [row(thread, [...edge, [block.outer(low + 8) - 2, low + 12]])];
};
