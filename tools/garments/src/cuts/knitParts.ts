import { knit, rib } from '../fabrics';
import type { Fabric } from '../fabrics/fabric';
import { type Path, type Warp, both, side, symmetric, symmetricLine } from '../paths/path';
import type { Layer, LayerShadow, Stitch } from '../renderer/garment';
import { type Cloth, type LayerCloth, clothOf, ground } from './cloth';
import { closed } from './geometry';
import {
  type KnitMeasures,
  armhole,
  armholeWithin,
  bodyHalf,
  hemHalf,
  hemSeam,
  neckline,
  shoulderSeam,
} from './knitLines';
import { cuffOutline, cuffSeam, sleeveLine, sleeveOutline } from './knitSleeve';
import { centred, clothAlong } from './sleeveLine';

// The pieces of jumpers, cardigans, sweatshirts and hoodies.

export interface KnitOptions extends Cloth {
  readonly measures: KnitMeasures;
  readonly seed: number;
  readonly ribbing?: Fabric;
  /** Strength of its folds: 1 for a jumper of medium weight. */
  readonly fall?: number;
}

export interface Construction {
  readonly m: KnitMeasures;
  readonly cloth: LayerCloth;
  readonly ribbing: { readonly color: string; readonly fabric: Fabric };
}

/** Rib of a medium gauge. */
const knitRib = rib(8, 1.6, knit(4, 4.2, 0.5), 0.8);

/** The shared properties of the pieces of a garment; `usual` is its default fabric. */
export const constructionOf = (options: KnitOptions, usual: Fabric = knit()): Construction => ({
  m: options.measures,
  cloth: clothOf(options, usual),
  ribbing: { color: options.color, fabric: options.ribbing ?? knitRib },
});

/** Fills the gap between sleeves and body. */
const underBody = ({ cloth }: Construction, outline: Path): Layer =>
  ground('under body', cloth, outline, 0.6);

const sleeveCloth = (m: KnitMeasures, i: 0 | 1): Warp => clothAlong(sleeveLine(m, m.sleeves[i]), i);

interface CuffStyle {
  /** Width as a fraction of the sleeve's end. */
  readonly slim?: number;
  /** Depth in units by which it is turned back over the sleeve. */
  readonly turned?: number;
}

export const SIDES = [0, 1] as const;

/** The sides whose sleeve is folded over the body, or is not. */
const sidesOf = ({ m }: Construction, over: boolean): readonly (0 | 1)[] =>
  SIDES.filter((i) => (m.sleeves[i].over ?? false) === over);

const ACROSS: LayerShadow = { dx: 5, dy: 9, blur: 10, opacity: 0.4, tight: 0.3 };

const cuff = ({ m, ribbing }: Construction, { slim = 1, turned = 0 }: CuffStyle, i: 0 | 1): Layer => {
  const pose = m.sleeves[i];
  const usual = pose.over === true ? ACROSS : null;
  return {
    id: `cuff ${i}`,
    ...ribbing,
    outline: side(i, cuffOutline(sleeveLine(m, pose), pose.cuff, slim, turned > 0 ? turned : 14)),
    cloth: sleeveCloth(m, i),
    shell: pose.over === true ? `arm ${i}` : 'body',
    shadow: turned > 0 ? { dx: 1, dy: -2, blur: 4, opacity: 0.3, tight: 0.3 } : usual,
    folds: turned > 0 ? 0.45 : 0.8,
    bevel: turned > 0 ? 4 : 3,
    lift: turned > 0 ? 4.5 : 2,
  };
};

const sleeve = ({ m, cloth }: Construction, i: 0 | 1): Layer => {
  const pose = m.sleeves[i];
  const over = pose.over === true;
  const line = sleeveLine(m, pose);
  return {
    id: `sleeve ${i}`,
    ...cloth,
    outline: side(i, sleeveOutline(m, line, over)),
    ...(!over && { extend: side(i, armholeWithin(m)) }),
    cloth: sleeveCloth(m, i),
    shell: over ? `arm ${i}` : 'body',
    shadow: over ? ACROSS : { dx: 1, dy: 4, blur: 4, opacity: 0.22 },
    bevel: 2.5,
    lift: 2,
    seams: [
      { path: side(i, armhole(m)), width: 2.4, depth: 0.7, pucker: 0.5 },
      { path: side(i, cuffSeam(line)), width: 2, depth: 1.1, pucker: 1.2 },
    ],
    stitches: [],
  };
};

/** Sleeves and cuffs, either those folded over the body or the others; turned-back cuffs lie on top. */
const arms = (constructionOf: Construction, style: BodyStyle, over: boolean): readonly Layer[] =>
  sidesOf(constructionOf, over).flatMap((i) => {
    const layers = [cuff(constructionOf, style, i), sleeve(constructionOf, i)];
    return (style.turned ?? 0) > 0 ? layers.toReversed() : layers;
  });

const hem = ({ m, ribbing }: Construction): Layer => ({
  id: 'hem',
  ...ribbing,
  outline: symmetric(hemHalf(m)),
  cloth: centred,
  shadow: { dx: 2, dy: 4, blur: 6, opacity: 0.2 },
  bevel: 3,
  lift: 2,
});

export interface BodyStyle extends CuffStyle {
  /** Half of the neckline of the body, from its lowest point to the shoulder. */
  readonly neck?: Path;
  readonly stitches?: readonly Stitch[];
  /** The cloth of the body, if it differs from that of the sleeves. */
  readonly bodyFabric?: Fabric;
  readonly bodyCloth?: Warp;
}

/** Sleeves, cuffs, body and ribbed hem, back to front. */
export const block = (constructionOf: Construction, style: BodyStyle = {}): readonly Layer[] => {
  const { m, cloth } = constructionOf;
  const neckPath = style.neck ?? neckline(m, m.drop - m.collar * 0.4);
  const half = bodyHalf(m, neckPath);
  const outline = closed(half, half);
  return [
    underBody(constructionOf, outline),
    ...arms(constructionOf, style, false),
    hem(constructionOf),
    {
      id: 'body',
      ...cloth,
      fabric: style.bodyFabric ?? cloth.fabric,
      outline,
      cloth: style.bodyCloth ?? centred,
      shadow: { dx: 0, dy: 4, blur: 5, opacity: 0.18, tight: 0.06 },
      bevel: 2.2,
      lift: 1.6,
      seams: [
        { path: both(armhole(m)), width: 2.4, depth: 0.8, pucker: 0.5 },
        { path: both(shoulderSeam(m)), width: 2, depth: 0.6, pucker: 0.4 },
        { path: symmetricLine(hemSeam(m)), width: 2, depth: 1.1, pucker: 1.2 },
      ],
      stitches: style.stitches ?? [],
    },
    ...arms(constructionOf, style, true),
  ];
};
