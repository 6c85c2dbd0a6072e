// Outlines and quilting lines of puffer jackets, in units.
import { type Path, type Point, symmetric } from '../paths/path';
import { between } from './geometry';
import { type Quilting, scallop } from './padParts';

export interface PufferBlock {
  readonly front: Path;
  readonly back: Path;
  readonly armhole: Path;
  readonly sleeve: Path;
  readonly cuff: Path;
  readonly cuffGrain: number;
  readonly shell: Path;
  readonly lines: readonly Quilting[];
  readonly sleeveLines: readonly Quilting[];
  readonly hemBand: Path;
  readonly pocket: Path;
  readonly pocketSeam: Path;
  readonly hem: number;
  readonly neck: number;
  readonly underarm: Point;
  readonly puckering: { readonly gap: number; readonly length: number; readonly height: number };
}

interface Measures {
  /** From the neck to the tip of the shoulder and to the underarm. */
  readonly neck: Point;
  readonly shoulder: Path;
  readonly tip: Point;
  readonly armhole: Path;
  readonly underarm: Point;
  readonly hem: Point;
  /** Channels between underarm and hem, and their bulge at the side. */
  readonly channels: number;
  readonly bulge: number;
  /** The sleeve: over the shoulder to its outer edge, down to the cuff, and back up its inner edge. */
  readonly crown: Path;
  readonly outer: readonly [Point, Point];
  readonly inner: readonly [Point, Point];
  readonly under: Path;
  readonly sleeveChannels: number;
  readonly innerChannels: number;
  readonly centreTop: number;
  readonly puckering: PufferBlock['puckering'];
}

const at = ([x, y]: Point): string => `${x} ${y}`;

const bodyLines = ({ underarm, hem, channels, centreTop }: Measures): readonly Quilting[] => {
  const step = (hem[1] - underarm[1]) / channels;
  const above = Math.floor((underarm[1] - centreTop) / step);
  return Array.from({ length: channels + above }, (_, i) => {
    const [x, y] = between(underarm, hem, Math.max(0, i - above) / channels);
    return {
      from: [503, underarm[1] + (i - above) * step + 8],
      to: [x + 2, i < above ? underarm[1] + (i - above) * step - 6 : y],
      sag: 10,
    };
  });
};

const sleeveLines = ({ outer, inner, sleeveChannels }: Measures): readonly Quilting[] => {
  const [top, bottom] = inner;
  return Array.from({ length: sleeveChannels + 1 }, (_, i) => {
    // The first line crosses the sleeve head, above its straight edge.
    const to = between(outer[0], outer[1], (i - 1) / sleeveChannels);
    const y = to[1] + 14;
    // Above the underarm the body hides the end of the line.
    const x = y < top[1] ? top[0] - 32 : between(top, bottom, (y - top[1]) / (bottom[1] - top[1]))[0];
    return { from: [x, y], to, sag: 7 };
  });
};

/** A puffer jacket from a few of its measures. */
const blockOf = (measures: Measures): PufferBlock => {
  const { neck, shoulder, tip, armhole, underarm, hem, channels, bulge, crown, outer, inner, under } =
    measures;
  const upper = `${shoulder} ${armhole}${scallop(underarm, hem, channels, bulge)}`;
  const [hx, hy] = hem;
  const [ox, oy] = outer[1];
  const [ix, iy] = inner[1];
  return {
    front: `M503 ${measures.centreTop} L${at(neck)} ${upper} C${hx - 50} ${hy + 12} 600 ${hy + 18} 503 ${hy + 18} Z`,
    back: symmetric(
      `M500 ${neck[1] + 10} C540 ${neck[1] + 10} 570 ${neck[1] + 6} ${at(neck)} ${upper} ` +
        `C${hx - 50} ${hy + 12} 600 ${hy + 18} 500 ${hy + 18}`,
    ),
    armhole: `M${at(tip)} ${armhole}`,
    sleeve:
      `M${at(tip)} ${crown}${scallop(outer[0], outer[1], measures.sleeveChannels, bulge * 0.9)} ` +
      `C${ox - 30} ${oy + 18} ${ix + 38} ${iy + 2} ${at(inner[1])}` +
      `${scallop(inner[1], inner[0], measures.innerChannels, bulge * 0.9)} ${under} Z`,
    cuff: `M${ox - 5} ${oy - 6} L${ox - 17} ${oy + 40} C${ox - 40} ${oy + 50} ${ix + 30} ${iy + 30} ${ix + 10} ${iy + 26} L${ix + 4} ${iy - 4} Z`,
    cuffGrain: 8,
    shell: symmetric(
      `M500 ${neck[1] - 60} L600 ${neck[1] - 20} L${at(neck)} ${shoulder} ${crown} L${ox + 4} ${oy} L${ox + 10} ${oy + 220} ` +
        `L${ix} ${oy + 220} L${at(inner[1])} L${at(underarm)} L${hx} ${hy} L${hx} 1440 L500 1440`,
    ),
    lines: bodyLines(measures),
    sleeveLines: sleeveLines(measures),
    hemBand: symmetric(
      `M500 ${hy + 8} C600 ${hy + 8} ${hx - 60} ${hy + 4} ${hx + 2} ${hy - 10} L${hx} ${hy + 10} ` +
        `C${hx - 60} ${hy + 24} 600 ${hy + 30} 500 ${hy + 30}`,
    ),
    pocket: `M${hx - 98} ${hy - 250} L${hx - 83} ${hy - 254} L${hx - 52} ${hy - 132} L${hx - 67} ${hy - 126} Z`,
    pocketSeam: `M${hx - 91} ${hy - 250} L${hx - 60} ${hy - 130}`,
    hem: hy,
    neck: neck[1],
    underarm,
    puckering: measures.puckering,
  };
};

/** A man's jacket: trim, with many narrow channels. */
export const TRIM = blockOf({
  neck: [592, 190],
  shoulder: 'C644 198 702 214 744 240',
  tip: [744, 240],
  armhole: 'C732 284 718 342 720 392 C722 424 726 450 732 470',
  underarm: [732, 470],
  hem: [718, 930],
  channels: 10,
  bulge: 7,
  crown: 'C786 250 814 276 830 324',
  outer: [
    [830, 324],
    [880, 850],
  ],
  inner: [
    [755, 514],
    [788, 874],
  ],
  under: 'C746 498 742 484 736 470 C716 428 712 364 722 310 C728 278 736 256 744 240',
  sleeveChannels: 11,
  innerChannels: 8,
  centreTop: 208,
  puckering: { gap: 15, length: 16, height: 2.4 },
});

/** A child's jacket: short and wide, with few deep channels. */
export const LOFTY = blockOf({
  neck: [588, 246],
  shoulder: 'C640 252 706 268 756 300',
  tip: [756, 300],
  armhole: 'C744 340 732 392 734 438 C736 466 742 488 752 506',
  underarm: [752, 506],
  hem: [750, 862],
  channels: 5,
  bulge: 12,
  crown: 'C800 308 832 336 850 384',
  outer: [
    [850, 384],
    [922, 782],
  ],
  inner: [
    [770, 548],
    [814, 812],
  ],
  under: 'C760 534 756 520 750 504 C730 462 726 398 734 360 C740 332 748 312 756 300',
  sleeveChannels: 5,
  innerChannels: 4,
  centreTop: 262,
  puckering: { gap: 13, length: 27, height: 3.6 },
});
