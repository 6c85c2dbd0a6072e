import { type Drape } from './drape';
import { type Random } from './random';
import { n } from './svg';

/** Where the swatch hangs in the picture. */
export const SWATCH = { left: 165, right: 635, top: 112, foot: 752 } as const;

const TOOTH = { width: 15.5, depth: 11 } as const;
const SAG = 9;

type Point = readonly [x: number, y: number];

const between = (count: number, at: (part: number) => Point): readonly Point[] =>
  Array.from({ length: count + 1 }, (_, index) => at(index / count));

/** A side that bows a little between the pin and the foot. */
const side = (x: number, bow: number, flare: number): readonly Point[] =>
  between(24, (part) => [
    x + bow * Math.sin(Math.PI * part) + flare * part,
    SWATCH.top + part * (SWATCH.foot - SWATCH.top),
  ]);

/** The upper edge hangs slack from pin to pin. */
const upperEdge = (): readonly Point[] =>
  between(24, (part) => [
    SWATCH.right - part * (SWATCH.right - SWATCH.left),
    SWATCH.top + SAG * Math.sin(Math.PI * part),
  ]);

/** The foot is cut with pinking shears and rises and falls with the folds. */
const pinkedFoot = (drape: Drape, reach: number, from: number, to: number): readonly Point[] => {
  const halves = 2 * Math.round((to - from) / TOOTH.width);
  return between(halves, (part) => {
    const x = from + part * (to - from);
    const tooth = Math.round(part * halves) % 2 === 0 ? 0 : TOOTH.depth;
    return [x, SWATCH.foot + reach * drape.height(x - SWATCH.left) + tooth];
  });
};

/** The closed outline of the hanging swatch, its foot moved as far as the folds reach. */
export const outlineOf = (drape: Drape, reach: number, random: Random): string => {
  const [flareLeft, flareRight] = [random(-6, 2), random(-2, 6)];
  const left = side(SWATCH.left, random(2, 8), flareLeft);
  const right = side(SWATCH.right, random(-8, -2), flareRight);
  const foot = pinkedFoot(drape, reach, SWATCH.left + flareLeft, SWATCH.right + flareRight);
  const points = [...left.slice(0, -1), ...foot, ...right.slice(0, -1).reverse(), ...upperEdge()];
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
};
