// Outlines and folds of the trench coat, in units; the top front is on the right.
import { createRandom } from '../fields/noise';
import { mirrorFolds } from '../folds/generators';
import type { Fold } from '../folds/strokes';
import { type Path, symmetric } from '../paths/path';
import { between, broken, fan, skirtBreaks, sleeveBreaks } from './brokenFolds';

const WAIST = 566;

const SHOULDER = 'C630 142 680 158 716 186';
const ARMHOLE_LINE = 'C707 232 696 284 697 336 C698 368 704 392 710 408';
// Narrow at the belt, wider below it, with slightly bloused cloth above.
const SIDE =
  'C704 460 698 510 684 548 C676 556 674 572 678 582 C694 656 710 780 722 920 C734 1060 744 1180 750 1272';
const HEM = 'C690 1290 580 1297';
const UPPER = `${SHOULDER} ${ARMHOLE_LINE} ${SIDE}`;
const SLEEVE_OUTER =
  'C752 200 780 232 794 284 C818 378 838 520 852 660 C858 716 860 764 859 808 C834 826 792 830 754 822';

export const ARMHOLE = `M716 186 ${ARMHOLE_LINE}`;
export const SHOULDER_SEAM = `M588 130 ${SHOULDER}`;
export const TOP = `M412 470 L576 160 L588 130 ${UPPER} ${HEM} 414 1296 Z`;
export const UNDER = `M440 470 L576 160 L588 130 ${UPPER} C690 1290 630 1296 592 1296 L440 1280 Z`;
export const BACK = symmetric(`M500 138 C540 138 572 136 588 130 ${UPPER} ${HEM} 500 1296`);
export const BACK_HEM: Path = symmetric('M500 1180 L738 1180 L747 1276 C690 1296 580 1304 500 1304');
export const HEM_LINE = 'M414 1296 C560 1296 690 1290 750 1272';
export const HEM_STITCH = 'M416 1266 C560 1266 690 1260 747 1243';
export const SLEEVE =
  `M716 186 ${SLEEVE_OUTER} C750 744 742 634 729 534 C722 482 717 446 710 410 C692 370 690 306 698 262 ` +
  'C703 232 709 206 716 186 Z';
export const MOUTH = 'M756 808 L859 796 L858 813 C834 830 792 834 755 826 Z';
export const SLEEVE_SEAM = 'M782 824 C786 744 778 640 762 556';
export const SHELL = symmetric(
  `M500 96 L588 130 ${SHOULDER} C752 200 780 232 794 284 C818 378 838 520 852 660 L866 1010 L758 1010 ` +
    `L754 822 C750 744 742 634 729 534 C722 482 717 446 710 408 ${SIDE} L760 1440 L500 1440`,
);

export const STORM_FLAP =
  'M588 132 C630 144 680 160 714 188 C706 236 696 284 697 336 C697 350 699 362 702 374 ' +
  'C668 404 616 418 556 408 C540 330 566 210 588 132 Z';
export const STORM_FLAP_STITCH = 'M696 368 C664 394 616 408 560 398';
/** The cape over the shoulders of the back. */
export const CAPE = symmetric(
  `M500 136 C540 136 572 134 588 128 ${SHOULDER} C707 232 697 284 698 340 C650 392 570 416 500 418`,
);
export const CAPE_STITCH = 'M500 408 C568 406 644 384 692 334';

export const LAPEL =
  'M592 106 C600 138 606 176 608 208 L636 226 L700 226 C707 229 708 237 705 246 C668 340 540 436 414 480 ' +
  'C474 400 546 296 562 196 Z';
export const LAPEL_UNDER =
  'M592 106 C600 138 606 176 608 208 L636 226 L700 226 C707 229 708 237 705 246 C668 340 590 420 492 466 ' +
  'C520 400 550 296 562 196 Z';
export const LAPEL_STITCH = 'M640 233 L698 233 C660 332 536 426 424 470';
export const LAPEL_UNDER_STITCH = 'M640 233 L698 233 C662 332 588 410 502 454';
export const COLLAR =
  'M578 94 C586 79 601 81 610 94 C637 129 664 168 690 214 C692 221 690 226 684 228 L634 228 ' +
  'C604 208 574 198 556 190 C566 160 577 130 578 94 Z';
export const COLLAR_STITCH = 'M605 99 C631 133 658 172 681 218 L634 219';

export const BELT = symmetric(
  `M500 ${WAIST - 22} C570 ${WAIST - 22} 640 ${WAIST - 25} 682 ${WAIST - 30} ` +
    `C686 ${WAIST - 14} 686 ${WAIST} 684 ${WAIST + 14} C640 ${WAIST + 19} 570 ${WAIST + 22} 500 ${WAIST + 22}`,
);
const rowAt = (dy: number): Path =>
  `M310 ${WAIST + dy - 7} C360 ${WAIST + dy - 3} 430 ${WAIST + dy} 500 ${WAIST + dy} ` +
  `C570 ${WAIST + dy} 640 ${WAIST + dy - 3} 690 ${WAIST + dy - 7}`;
export const BELT_ROWS: readonly Path[] = [-17, -6, 6, 17].map(rowAt);
/** The end of the belt, through the buckle and down. */
export const TAIL =
  'M452 544 C470 538 488 542 494 556 C506 620 520 690 526 764 L506 784 L484 768 C482 700 466 636 446 588 Z';
export const TAIL_ROWS = ['M461 560 C482 630 490 700 492 766', 'M478 552 C500 630 512 700 517 762'] as const;
export const BUCKLE = 'M430 532 L478 530 L479 602 L431 604 Z';
export const BUCKLE_HOLE = 'M440 542 L441 592 L469 591 L468 541 Z';
export const LOOP = 'M630 530 L645 529 L647 598 L632 599 Z';
export const EPAULETTE =
  'M728 196 C690 166 650 154 612 146 C606 144 602 152 606 158 C614 168 616 170 622 172 C660 182 694 198 720 224 Z';
export const EPAULETTE_STITCH =
  'M722 200 C686 173 650 161 614 153 C612 158 620 164 626 166 C660 176 692 190 716 214';
export const CUFF_STRAP = 'M858 738 L859 770 C828 784 790 788 752 782 L751 750 C786 757 828 752 858 738 Z';
export const CUFF_STRAP_STITCH =
  'M854 746 L855 766 C826 778 790 782 756 777 M855 746 C826 757 788 762 756 757';
export const POCKET_WELT = 'M596 668 L622 660 L672 800 L646 809 Z';
export const POCKET_WELT_STITCH = 'M602 672 L619 667 L664 796 L650 801';

/** Gathers at the belt: sharp above it, longer below. */
const beltGathers = (seed: number): readonly Fold[] => {
  const random = createRandom(seed);
  const gather = (x: number, y: number, long: number, lean: number): readonly Fold[] =>
    broken(
      [
        [x, y],
        [x + lean * 0.4, y + long * 0.5],
        [x + lean, y + long],
      ],
      between(random, 3.6, 5.4),
      between(random, 2, 4),
      long > 0 ? 0.7 : -0.7,
      { grow: 1 },
    );
  return [
    ...Array.from({ length: 5 }, (_, i) => {
      const x = 548 + 26 * (i + between(random, 0.1, 0.9));
      return gather(x, WAIST - 24, -between(random, 34, 92), between(random, -10, 12));
    }),
    ...Array.from({ length: 6 }, (_, i) => {
      const x = 540 + 23 * (i + between(random, 0.1, 0.9));
      return gather(x, WAIST + 22, between(random, 44, 150), (x - 560) * 0.12 + between(random, -6, 8));
    }),
  ].flat();
};

/** Folds of the front or, with another seed, of the back. */
export const trenchFolds = (seed: number): readonly Fold[] => {
  const half = (own: number): readonly Fold[] => [
    ...fan([704, 402], [196, 232], 2, 110, 3, own + 1),
    ...fan([700, 416], [108, 150], 3, 150, 3.4, own + 2),
    ...sleeveBreaks([742, 350], [806, 790], 54, 6, 3.6, own + 6),
    ...beltGathers(own + 3),
    ...skirtBreaks(
      (t) => [540 + 138 * t, 600],
      (t) => [528 + 214 * t, 1290],
      4,
      13,
      7,
      own + 8,
    ),
    {
      points: [
        [756, 250],
        [780, 360],
        [796, 500],
        [812, 660],
      ],
      width: 20,
      height: 4,
      taper: 'both',
    },
  ];
  return [...half(seed), ...mirrorFolds(half(seed + 19))];
};
