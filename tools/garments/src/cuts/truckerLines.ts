// Outlines, seams and folds of the trucker jacket, in units.
import type { Fold } from '../folds/strokes';
import { type Path, type Point, symmetric, symmetricLine } from '../paths/path';
import { fan, sleeveBreaks } from './brokenFolds';

const SHOULDER = 'C634 164 696 178 744 202';
const ARMHOLE_LINE = 'C731 246 719 300 720 354 C721 388 728 410 735 426';
const SIDE = 'C732 520 726 630 722 728';
const UPPER = `${SHOULDER} ${ARMHOLE_LINE} ${SIDE}`;
export const ARMHOLE = `M744 202 ${ARMHOLE_LINE}`;
export const BODY = symmetric(`M500 296 L566 224 L590 152 ${UPPER} C660 742 580 746 500 746`);
export const BODY_BACK = symmetric(`M500 166 C540 166 572 162 590 152 ${UPPER} C660 742 580 746 500 746`);
export const BAND = symmetric('M500 738 C580 738 660 732 724 720 L719 784 C656 796 580 800 500 800');
export const BAND_ROWS: readonly Path[] = [
  symmetricLine('M500 745 C580 745 660 739 722 727'),
  symmetricLine('M500 793 C580 793 656 789 719 777'),
];
export const SLEEVE =
  'M744 202 C786 216 814 250 829 300 C852 396 872 540 882 664 C885 694 886 712 886 728 C860 742 824 746 790 740 ' +
  'C786 680 776 600 763 532 C756 490 746 456 735 428 C719 390 716 326 724 280 C730 248 737 222 744 202 Z';
export const CUFF =
  'M888 720 C890 746 889 770 887 790 C860 804 826 808 794 802 C791 780 789 758 789 734 C826 742 860 736 888 720 Z';
export const CUFF_ROWS = ['M884 730 C858 744 826 748 794 743', 'M882 784 C858 797 826 800 799 795'] as const;
export const SHELL = symmetric(
  'M500 120 L590 152 C634 164 696 178 744 202 C786 216 814 250 829 300 C852 396 872 540 882 664 L890 1000 L790 1000 ' +
    'L790 740 C786 680 776 600 763 532 C756 490 746 456 735 426 C732 520 726 630 722 728 L724 1440 L500 1440',
);
export const SHOULDER_SEAM = 'M588 172 C634 184 690 198 738 222';
export const YOKE = 'M518 352 L721 345';
export const FLAP = 'M566 352 L692 347 L693 384 L632 412 L567 390 Z';
export const FLAP_ROWS = ['M570 384 L632 405 L689 379', 'M571 378 L632 398 L689 373'] as const;
export const POCKET_SIDES = 'M572 392 C572 440 574 470 576 494 L686 488 C688 460 688 430 687 388';
// Seams from the pockets down to the waistband; each pair converges.
export const VEES = ['M570 392 C562 520 554 640 546 744', 'M690 386 C668 520 630 650 604 742'] as const;
export const BACK_YOKE = 'M500 330 C580 330 660 326 722 318';
export const BACK_VEES = 'M606 330 C596 480 574 620 562 742';
export const TAB = 'M650 742 L720 735 L720 762 L652 770 C644 764 644 748 650 742 Z';
export const PLACKET = 'M476 302 L524 302 L525 746 C508 748 492 748 477 746 Z';
export const STAND = 'M500 262 L580 168 L594 156 L598 174 C580 216 548 262 524 296 L482 300 Z';
export const LEAF =
  'M584 128 C600 134 614 146 622 160 C634 212 634 276 624 334 C580 322 532 300 499 268 C540 240 572 190 584 128 Z';
export const LEAF_ROWS = ['M616 166 C626 214 627 274 618 325 C580 314 540 295 508 267'] as const;

const BUTTON_YS = [290, 361, 432, 503, 574, 645, 708];
export const BUTTONS: readonly Point[] = [
  ...BUTTON_YS.map((y): Point => [500, y]),
  [500, 770],
  [632, 390],
  [368, 388],
];
export const CUFF_BUTTONS: readonly Point[] = [
  [812, 772],
  [188, 772],
];

/** Folds of the right side. */
export const rightFolds = (seed: number): readonly Fold[] => [
  ...fan([730, 418], [196, 236], 3, 120, 3, seed + 1),
  ...fan([728, 432], [112, 156], 3, 150, 3.4, seed + 2),
  ...fan([748, 428], [-50, 30], 2, 76, 3.4, seed + 5),
  ...sleeveBreaks([778, 350], [838, 722], 58, 6, 4.6, seed + 6),
  {
    points: [
      [786, 250],
      [808, 350],
      [824, 460],
      [838, 600],
    ],
    width: 17,
    height: 5,
    taper: 'both',
  },
  {
    points: [
      [800, 728],
      [838, 706],
      [876, 672],
    ],
    width: 10,
    height: 5,
    taper: 'both',
  },
  {
    points: [
      [700, 480],
      [688, 560],
      [694, 650],
      [688, 730],
    ],
    width: 22,
    height: 6,
    taper: 'both',
    skew: 0.4,
  },
  {
    points: [
      [640, 500],
      [620, 600],
      [626, 740],
    ],
    width: 22,
    height: 5,
    taper: 'both',
    skew: -0.4,
  },
];
