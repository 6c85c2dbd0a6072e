// Outlines of fleece jackets, in units.
import { type Path, symmetric, symmetricLine } from '../paths/path';

export interface FleeceBlock {
  readonly body: Path;
  readonly back: Path;
  readonly armhole: Path;
  readonly sleeve: Path;
  readonly shell: Path;
  readonly hemEdge: Path;
  readonly cuffEdge: Path;
  readonly collar: Path;
  readonly collarBack: Path;
  readonly collarInside: Path;
  readonly pockets: Path;
  readonly zipTop: number;
  readonly hem: number;
  readonly underarm: readonly [number, number];
  readonly tuft: number;
}

const ADULT_SHOULDER = 'C642 190 698 206 742 234';
const ADULT_ARMHOLE = 'C731 282 718 338 720 390 C722 424 728 450 736 470';
const ADULT_SIDE = 'C734 600 728 770 726 920';
const ADULT_UPPER = `${ADULT_SHOULDER} ${ADULT_ARMHOLE} ${ADULT_SIDE}`;
const ADULT_CROWN =
  'C784 244 812 270 828 320 C856 430 878 596 888 760 C890 806 891 840 889 868 C858 884 822 888 786 880';

/** A man's jacket: a stand collar, a pocket on the chest. */
export const ADULT: FleeceBlock = {
  body: symmetric(`M500 214 C540 214 572 202 594 180 ${ADULT_UPPER} C670 934 580 940 500 940`),
  back: symmetric(`M500 200 C540 200 572 192 594 180 ${ADULT_UPPER} C670 934 580 940 500 940`),
  armhole: `M742 234 ${ADULT_ARMHOLE}`,
  sleeve: `M742 234 ${ADULT_CROWN} C784 800 776 670 765 584 C759 540 748 500 736 472 C714 428 712 362 722 308 C728 276 735 252 742 234 Z`,
  shell: symmetric(
    `M500 120 L594 180 ${ADULT_SHOULDER} C784 244 812 270 828 320 C856 430 878 596 888 760 L896 1080 L786 1080 L786 880 ` +
      `C784 800 776 670 765 584 C759 540 748 500 736 470 ${ADULT_SIDE} L728 1440 L500 1440`,
  ),
  hemEdge: symmetricLine('M500 934 C580 934 666 928 725 914'),
  cuffEdge: 'M888 862 C858 878 822 882 787 874',
  collar: symmetric('M500 148 C546 146 586 132 608 106 C624 134 628 178 612 214 C580 230 542 236 500 236'),
  collarBack: symmetric('M500 90 C546 90 576 95 594 108 C612 132 622 172 614 202 C584 216 542 220 500 220'),
  collarInside: symmetric('M500 82 C552 82 590 90 608 108 C586 140 546 156 500 158'),
  pockets: 'M632 680 L647 675 L686 812 L671 818 Z',
  zipTop: 150,
  hem: 942,
  underarm: [736, 470],
  tuft: 1.3,
};

const CHILD_SHOULDER = 'C642 254 706 268 756 300';
const CHILD_ARMHOLE = 'C746 342 734 390 736 434 C738 462 744 484 752 500';
const CHILD_SIDE = 'C752 590 750 700 750 800';
const CHILD_UPPER = `${CHILD_SHOULDER} ${CHILD_ARMHOLE} ${CHILD_SIDE}`;
const CHILD_CROWN =
  'C798 308 828 336 846 386 C876 478 902 576 914 676 C917 700 918 718 916 734 C884 752 848 758 808 750';

/** A child's jacket: short and wide, with a high collar, open at its top. */
export const CHILD: FleeceBlock = {
  body: symmetric(`M500 340 C530 310 566 282 590 244 ${CHILD_UPPER} C680 818 590 824 500 824`),
  back: symmetric(`M500 262 C540 262 572 254 590 244 ${CHILD_UPPER} C680 818 590 824 500 824`),
  armhole: `M756 300 ${CHILD_ARMHOLE}`,
  sleeve: `M756 300 ${CHILD_CROWN} C804 700 796 632 785 580 C778 548 766 520 752 502 C728 458 726 404 736 358 C741 334 748 314 756 300 Z`,
  shell: symmetric(
    `M500 180 L590 244 ${CHILD_SHOULDER} C798 308 828 336 846 386 C876 478 902 576 914 676 L926 1000 L808 1000 L808 750 ` +
      `C804 700 796 632 785 580 C778 548 766 520 752 500 ${CHILD_SIDE} L752 1440 L500 1440`,
  ),
  hemEdge: symmetricLine('M500 818 C590 818 680 812 751 794'),
  cuffEdge: 'M915 729 C884 746 848 752 809 744',
  collar:
    'M505 338 C518 304 536 264 550 214 C562 176 578 150 602 140 C626 146 642 172 646 206 C650 262 618 310 574 334 C552 344 526 346 505 344 Z',
  collarBack: symmetric(
    'M500 130 C556 130 594 138 616 158 C634 186 638 230 620 262 C584 280 544 286 500 286',
  ),
  collarInside: symmetric('M500 128 C550 128 584 132 604 144 C600 220 556 296 500 344'),
  pockets: 'M640 590 L655 585 L692 702 L677 708 Z',
  zipTop: 334,
  hem: 826,
  underarm: [752, 500],
  tuft: 1.3,
};
