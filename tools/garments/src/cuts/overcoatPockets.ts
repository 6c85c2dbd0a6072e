// Pockets of overcoats.
import { side } from '../paths/path';
import type { Layer } from '../renderer/garment';
import { pair } from '../renderer/parts';
import type { LayerCloth } from './cloth';

const FLAP = 'M566 742 C610 738 660 730 698 722 L704 770 C666 782 620 790 572 794 Z';
const WELT = 'M598 402 L672 388 L675 408 L601 422 Z';
const PATCH =
  'M572 778 C614 776 656 770 690 762 L710 938 C710 948 706 952 698 954 L592 970 C584 970 580 966 579 958 Z';
const PATCH_HEM = 'M573 804 C616 802 658 796 693 788';

/** Flaps at the hips, and a chest welt on the side of the top front. */
export const flaps = (cloth: LayerCloth, over: 0 | 1): readonly Layer[] => [
  ...pair((i) => ({
    id: `flap ${i}`,
    ...cloth,
    outline: side(i, FLAP),
    grain: i === 0 ? 6 : -6,
    shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.4, tight: 0.34 },
    bevel: 3,
    lift: 3,
    seams: [{ path: side(i, 'M566 743 C610 739 660 731 698 723'), width: 2.4, depth: 1.5, pucker: 0.3 }],
  })),
  {
    id: 'welt',
    ...cloth,
    outline: side(over, WELT),
    grain: over === 0 ? -8 : 8,
    shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.24, tight: 0.2 },
    bevel: 2.4,
    lift: 2.4,
  },
];

/** A deep patch pocket. */
export const patch = (cloth: LayerCloth, i: 0 | 1): Layer => ({
  id: `pocket ${i}`,
  ...cloth,
  outline: side(i, PATCH),
  grain: i === 0 ? 5 : -5,
  shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.36, tight: 0.32 },
  bevel: 3,
  lift: 3,
  steps: [{ path: side(i, PATCH_HEM), stroke: 50, height: 1.2, soft: 1.6 }],
  stitches: [{ path: side(i, PATCH_HEM), width: 1.2, dash: '5 3', height: 0.4, pucker: 0.6 }],
});
