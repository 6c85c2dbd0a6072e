import { type Swatch, type Weave } from '../swatches';
import { cable, knit, rib } from './knitted';
import { pile, quilt } from './lofty';
import { check, dot, sprig, stripe } from './patterned';
import { type Random } from './random';
import { type Drawing, type Tile, tonesOf } from './tile';
import { cord, herringbone, plain, satin, twill } from './woven';

interface Cloth {
  readonly draw: Drawing;
  /** How deep its folds are beside those of a plain weave: stiff and thick cloths fold less, satin more. */
  readonly drape: number;
  /** How far the fibres blur its edges from close by, in pixels. */
  readonly fuzz: number;
}

const CLOTHS: Readonly<Record<Weave, Cloth>> = {
  plain: { draw: plain, drape: 1, fuzz: 0.7 },
  twill: { draw: twill, drape: 1, fuzz: 0.7 },
  rib: { draw: rib, drape: 0.7, fuzz: 0.8 },
  knit: { draw: knit, drape: 0.8, fuzz: 1.3 },
  cable: { draw: cable, drape: 0.55, fuzz: 1 },
  cord: { draw: cord, drape: 0.75, fuzz: 1 },
  quilt: { draw: quilt, drape: 0.35, fuzz: 0.7 },
  pile: { draw: pile, drape: 0.6, fuzz: 2.2 },
  check: { draw: check, drape: 1, fuzz: 0.7 },
  stripe: { draw: stripe, drape: 1, fuzz: 0.7 },
  dot: { draw: dot, drape: 1, fuzz: 0.6 },
  sprig: { draw: sprig, drape: 1, fuzz: 0.6 },
  herringbone: { draw: herringbone, drape: 0.9, fuzz: 1 },
  satin: { draw: satin, drape: 1.4, fuzz: 0.7 },
};

export const drapeOf = ({ weave }: Swatch): number => CLOTHS[weave].drape;

export const fuzzOf = ({ weave }: Swatch): number => CLOTHS[weave].fuzz;

export const tileOf = (swatch: Swatch, random: Random): Tile =>
  CLOTHS[swatch.weave].draw(tonesOf(swatch), random);
