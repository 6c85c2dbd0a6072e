// Outlines of overcoats, in units; the top front is on the right of the image.
import { mirrorFolds, radiate } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { type Path, type Point, symmetric } from '../paths/path';
import { skirtBreaks, sleeveBreaks } from './brokenFolds';

export interface OvercoatBlock {
  /** The side of the top front: 0 for men's coats, 1 for women's. */
  readonly over: 0 | 1;
  readonly top: Path;
  readonly under: Path;
  readonly back: Path;
  readonly armhole: Path;
  readonly shoulder: Path;
  readonly sleeve: Path;
  readonly mouth: Path;
  readonly sleeveSeam: Path;
  readonly shell: Path;
  readonly depth: number;
  readonly lapel: Path;
  readonly lapelUnder: Path;
  readonly rollTop: readonly Point[];
  readonly rollUnder: readonly Point[];
  readonly buttonhole: Path;
  readonly collar: Path;
  readonly opening: number;
  readonly buttons: readonly Point[];
  readonly cuffButtons: readonly Point[];
  readonly centreSeam: Path;
  readonly vent: Path;
  readonly hem: Path;
  readonly folds: (seed: number) => readonly Fold[];
}

const NECK = 'L580 156 L588 130';

const STRAIGHT_SHOULDER = 'C634 144 694 158 738 178';
const STRAIGHT_ARMHOLE = 'C727 228 710 286 711 338 C712 370 716 394 722 412';
const STRAIGHT_SIDE = 'C714 480 706 560 706 640 C708 800 722 1000 730 1178';
const STRAIGHT_UPPER = `${STRAIGHT_SHOULDER} ${STRAIGHT_ARMHOLE} ${STRAIGHT_SIDE}`;
const STRAIGHT_SLEEVE =
  'C768 184 788 208 800 262 C828 372 850 528 860 672 C864 726 866 772 864 806 C838 822 800 826 762 819';

const straightFolds = (seed: number): readonly Fold[] => {
  const half = (own: number): readonly Fold[] => [
    ...radiate([718, 406], 200, 236, 3, 110, 17, 4, own + 1),
    ...radiate([716, 420], 104, 134, 3, 190, 22, 4.5, own + 2),
    ...radiate([728, 412], -60, 40, 2, 80, 14, 4.5, own + 5),
    ...sleeveBreaks([754, 370], [814, 770], 54, 4, 3.4, own + 6),
    {
      points: [
        [772, 250],
        [796, 360],
        [812, 500],
        [822, 660],
      ],
      width: 22,
      height: 4,
      taper: 'both',
    },
    ...skirtBreaks(
      (t) => [550 + 150 * t, 660],
      (t) => [536 + 188 * t, 1186],
      3,
      16,
      4.6,
      own + 8,
    ),
  ];
  return [...half(seed), ...mirrorFolds(half(seed + 17))];
};

/** A man's coat: a wide shoulder, a straight side, three buttons. */
export const STRAIGHT: OvercoatBlock = {
  over: 0,
  top: `M474 470 ${NECK} ${STRAIGHT_UPPER} C670 1190 580 1196 478 1197 Z`,
  under: `M470 470 ${NECK} ${STRAIGHT_UPPER} C670 1190 590 1196 530 1197 L470 1184 Z`,
  back: symmetric(`M500 140 C540 140 572 138 588 130 ${STRAIGHT_UPPER} C670 1190 580 1196 500 1196`),
  armhole: `M738 178 ${STRAIGHT_ARMHOLE}`,
  shoulder: `M588 130 ${STRAIGHT_SHOULDER}`,
  sleeve: `M738 178 ${STRAIGHT_SLEEVE} C760 740 752 630 741 534 C735 484 729 448 722 414 C704 372 704 306 712 262 C718 230 728 200 738 178 Z`,
  mouth: 'M764 806 L864 794 L863 811 C838 826 800 830 763 823 Z',
  sleeveSeam: 'M790 822 C794 744 786 640 772 556',
  shell: symmetric(
    `M500 96 L588 130 ${STRAIGHT_SHOULDER} C768 184 788 208 800 262 C828 372 850 528 860 672 L868 1010 L762 1010 ` +
      `L762 819 C760 740 752 630 741 534 C735 484 729 448 722 412 ${STRAIGHT_SIDE} L750 1440 L500 1440`,
  ),
  depth: 0.4,
  lapel:
    'M590 106 C598 138 604 172 606 200 L630 212 L674 224 C679 227 680 233 678 240 C652 326 576 424 478 484 ' +
    'C508 396 552 288 562 192 Z',
  lapelUnder:
    'M590 106 C598 138 604 172 606 200 L630 212 L674 224 C679 227 680 233 678 240 C652 326 582 424 490 484 ' +
    'C516 396 552 288 562 192 Z',
  rollTop: [
    [568, 186],
    [556, 286],
    [490, 470],
  ],
  rollUnder: [
    [568, 186],
    [556, 286],
    [500, 470],
  ],
  buttonhole: 'M628 254 L654 245',
  collar:
    'M579 96 C586 84 597 85 605 97 C622 124 638 152 654 188 C655 194 653 197 649 199 L628 212 ' +
    'C600 199 572 190 558 184 C566 158 577 128 579 96 Z',
  opening: 520,
  buttons: [
    [500, 520],
    [500, 646],
    [501, 772],
  ],
  cuffButtons: [
    [802, 796],
    [800, 774],
    [798, 752],
  ],
  centreSeam: 'M500 166 C502 400 498 620 500 830',
  vent: 'M500 826 L500 1200',
  hem: 'M500 1196 C580 1196 670 1190 730 1178',
  folds: straightFolds,
};

const WAISTED_SHOULDER = 'C628 144 672 160 702 190';
const WAISTED_ARMHOLE = 'C694 236 684 286 685 336 C686 366 692 388 698 404';
const WAISTED_SIDE = 'C690 456 670 520 668 580 C670 660 704 770 726 900 C742 1000 752 1100 758 1196';
const WAISTED_UPPER = `${WAISTED_SHOULDER} ${WAISTED_ARMHOLE} ${WAISTED_SIDE}`;
const WAISTED_SLEEVE =
  'C742 202 770 234 782 286 C804 378 826 520 840 656 C847 708 852 750 854 790 C828 808 790 814 756 808';

const waistedFolds = (seed: number): readonly Fold[] => {
  const half = (own: number): readonly Fold[] => [
    ...radiate([694, 398], 200, 236, 3, 110, 16, 4, own + 1),
    ...radiate([690, 412], 100, 128, 3, 150, 18, 5, own + 2),
    ...sleeveBreaks([726, 350], [804, 750], 52, 5, 3.6, own + 6),
    // The waist narrows.
    ...radiate([666, 580], 170, 206, 3, 110, 15, 4.5, own + 3),
    {
      points: [
        [604, 420],
        [590, 520],
        [588, 600],
        [604, 720],
      ],
      width: 24,
      height: -5,
      taper: 'both',
    },
    ...skirtBreaks(
      (t) => [540 + 130 * t, 640],
      (t) => [530 + 222 * t, 1206],
      4,
      16,
      8,
      own + 8,
    ),
  ];
  return [...half(seed), ...mirrorFolds(half(seed + 23))];
};

/** A woman's coat: a rounded shoulder, a waist, a skirt that flares, four buttons in two rows. */
export const WAISTED: OvercoatBlock = {
  over: 1,
  top: `M438 560 ${NECK} ${WAISTED_UPPER} C690 1212 560 1222 438 1220 Z`,
  under: `M440 560 ${NECK} ${WAISTED_UPPER} C690 1212 600 1219 566 1220 L440 1204 Z`,
  back: symmetric(`M500 140 C540 140 572 138 588 130 ${WAISTED_UPPER} C690 1212 580 1220 500 1220`),
  armhole: `M702 190 ${WAISTED_ARMHOLE}`,
  shoulder: `M588 130 ${WAISTED_SHOULDER}`,
  sleeve: `M702 190 ${WAISTED_SLEEVE} C750 730 736 626 720 532 C712 480 706 440 698 406 C680 366 678 306 686 266 C690 236 695 210 702 190 Z`,
  mouth: 'M758 796 L854 780 L853 795 C828 812 790 818 757 812 Z',
  sleeveSeam: 'M786 810 C784 736 770 640 752 556',
  shell: symmetric(
    `M500 96 L588 130 ${WAISTED_SHOULDER} C742 202 770 234 782 286 C804 378 826 520 840 656 L872 1000 L762 1000 ` +
      `L756 808 C750 730 736 626 720 532 C712 480 706 440 698 404 ${WAISTED_SIDE} L790 1440 L500 1440`,
  ),
  depth: 0.4,
  lapel:
    'M590 106 C598 138 604 172 606 204 L630 218 L690 206 C697 208 699 216 696 226 C664 352 556 494 426 574 ' +
    'C476 460 548 296 562 192 Z',
  lapelUnder:
    'M590 106 C598 138 604 172 606 204 L630 218 L690 206 C697 208 699 216 696 226 C664 352 596 480 488 560 ' +
    'C516 440 552 296 562 192 Z',
  rollTop: [
    [568, 188],
    [548, 300],
    [440, 556],
  ],
  rollUnder: [
    [568, 188],
    [556, 300],
    [500, 520],
  ],
  buttonhole: 'M640 250 L668 238',
  collar:
    'M579 96 C587 83 599 84 607 95 C626 122 644 150 662 190 C663 196 661 200 657 202 L630 218 ' +
    'C600 202 572 192 558 186 C566 158 577 128 579 96 Z',
  opening: 600,
  buttons: [
    [456, 618],
    [548, 616],
    [456, 728],
    [549, 726],
  ],
  cuffButtons: [],
  centreSeam: 'M500 166 C502 400 498 640 500 900',
  vent: 'M500 896 L500 1224',
  hem: 'M500 1220 C580 1220 690 1212 758 1196',
  folds: waistedFolds,
};
