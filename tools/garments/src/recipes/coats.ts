import { gapFrom, swing } from '../cuts/coatParts';
import { overcoat, overcoatBack, type OvercoatOptions } from '../cuts/overcoat';
import { STRAIGHT, WAISTED } from '../cuts/overcoatBlocks';
import { trench, trenchBack, type TrenchOptions } from '../cuts/trench';
import { trucker, truckerBack, type TruckerOptions } from '../cuts/truckerJacket';
import { herringbone } from '../fabrics';
import type { Recipes } from '../recipe';

const MELTON: OvercoatOptions = {
  color: '#393a3d',
  color2: '#606166',
  block: STRAIGHT,
  lining: '#34353a',
  button: '#1f1e1e',
  seed: 14,
};

const HERRINGBONE: OvercoatOptions = {
  color: '#574435',
  color2: '#765f4c',
  fabric: herringbone(),
  block: WAISTED,
  lining: '#4a3b35',
  button: '#2f231b',
  pockets: 'patch',
  cuffs: true,
  halfBelt: true,
  seed: 65,
};

const TRENCH: TrenchOptions = { color: '#bbae98', lining: '#857a66', button: '#4a3524', seed: 31 };

const TRUCKER_GAP = gapFrom(238, 430, 0.06, 252);

const TRUCKER: TruckerOptions = { color: '#202e49', color2: '#7184a4', seed: 8 };

/** Overcoats, the trench coat and the denim jacket. */
export const coats: Recipes = {
  'melton-overcoat-charcoal': {
    front: () =>
      swing(overcoat(MELTON), [
        { arm: 0, forearm: -0.07 },
        { arm: 0.02, forearm: 0.01 },
      ]),
    back: () =>
      swing(overcoatBack(MELTON), [
        { arm: 0.04, forearm: 0 },
        { arm: 0, forearm: -0.05 },
      ]),
    detail: { x: 430, y: 96, w: 300 },
    cloth: { x: 560, y: 900, w: 110 },
  },
  'herringbone-overcoat-walnut': {
    front: () =>
      swing(overcoat(HERRINGBONE), [
        { arm: 0.05, forearm: 0.05 },
        { arm: 0.03, forearm: -0.07 },
      ]),
    back: () =>
      swing(overcoatBack(HERRINGBONE), [
        { arm: 0, forearm: -0.06 },
        { arm: 0.03, forearm: 0.04 },
      ]),
    detail: { x: 400, y: 470, w: 320 },
    cloth: { x: 592, y: 1020, w: 100 },
  },
  'belted-trench-coat-stone': {
    front: () =>
      swing(trench(TRENCH), [
        { arm: 0, forearm: -0.08 },
        { arm: 0.08, forearm: 0.02 },
      ]),
    back: () =>
      swing(trenchBack(TRENCH), [
        { arm: 0.03, forearm: 0.02 },
        { arm: 0, forearm: -0.05 },
      ]),
    detail: { x: 360, y: 420, w: 300 },
    cloth: { x: 330, y: 960, w: 100 },
  },
  'trucker-jacket-indigo': {
    front: () =>
      swing(
        trucker(TRUCKER),
        [
          { arm: 0.1, forearm: -0.13 },
          { arm: 0.05, forearm: 0.1 },
        ],
        TRUCKER_GAP,
      ),
    back: () =>
      swing(
        truckerBack(TRUCKER),
        [
          { arm: 0.05, forearm: 0.02 },
          { arm: 0, forearm: -0.08 },
        ],
        TRUCKER_GAP,
      ),
    detail: { x: 470, y: 190, w: 300 },
    cloth: { x: 600, y: 640, w: 110 },
  },
};
