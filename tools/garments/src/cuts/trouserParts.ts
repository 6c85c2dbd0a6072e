import type { Weight } from '../folds/creases';
import { smooth } from '../fields/noise';
import { CENTRE, type Path, type Point, type Warp, side, symmetric } from '../paths/path';
import type { Layer, Seam, Shell, Step, Stitch } from '../renderer/garment';
import { pair } from '../renderer/parts';
import type { LayerCloth } from './cloth';
import { aside } from './geometry';
import {
  type Block,
  type Pose,
  type Profile,
  across,
  closed,
  down,
  joined,
  line,
  unposeOf,
} from './trouserBlock';

export type Thread = Omit<Stitch, 'path'>;

/** The shared properties of the pieces of trousers. */
export interface Construction {
  readonly block: Block;
  readonly pose: Pose;
  readonly cloth: LayerCloth;
  readonly thread: Thread;
}

const crotchRun = ({ inner, crotch }: Block): readonly Point[] => [
  [inner(crotch + 26), crotch + 26],
  [CENTRE + 1.5, crotch + 8],
  [CENTRE, crotch],
];

const legRuns = (block: Block, from: number, to: number): readonly (readonly Point[])[] => [
  down(from, to, block.outer, 10),
  to > block.hem
    ? [
        [block.outer(to), to],
        [block.inner(to), to],
      ]
    : across(block.outer(to), block.inner(to), block.hemline),
  down(to, block.crotch + 26, block.inner, 8),
  crotchRun(block),
];

/** The volume: open at the waist and at the hems. */
export const trouserShell = (block: Block, depth = 0.27, flat = 62): Readonly<Record<string, Shell>> => {
  const { top, waist, hem } = block;
  const waistRun: readonly Point[] = [
    [CENTRE, top - 80],
    [CENTRE + waist, top - 80],
  ];
  return { body: { outline: symmetric(joined(waistRun, ...legRuns(block, top, hem + 130))), depth, flat } };
};

export interface PanelMarks {
  /** The mouth of the pocket, from the waistband to the side. */
  readonly pocket?: readonly Point[];
  readonly under?: Profile;
  readonly seams?: readonly Seam[];
  readonly stitches?: readonly Stitch[];
  readonly steps?: readonly Step[];
  /** On the right of the image only: a fly. */
  readonly fly?: readonly Stitch[];
  readonly rest?: Partial<Layer>;
}

const panelOutline = (block: Block, under: Profile, pocket: readonly Point[]): Path => {
  const [mouthX, mouthY] = pocket.at(-1) ?? [0, block.top + block.band - 6];
  const edge = pocket[0]?.[0] ?? block.outer(mouthY);
  return closed(
    across(CENTRE, edge, (x) => under(x) - 6),
    ...(mouthX > 0 ? [pocket] : []),
    ...legRuns(block, mouthY, block.hem),
  );
};

/** The marks of the right side, for side `i`. */
export const onSide = <T extends { readonly path: Path }>(
  i: number,
  marks: readonly T[] = [],
): readonly T[] => marks.map((mark) => ({ ...mark, path: side(i, mark.path) }));

/** Cloth coordinates along the leg. */
export const clothWarp = ({ block, pose }: Construction): Warp => unposeOf(block, pose);

/** Less light on the inside of the thighs. */
const shaded =
  ({ crotch }: Block): Weight =>
  (x, y) =>
    1 - 0.1 * Math.exp(-(((x - CENTRE) / 46) ** 2)) * smooth(crotch - 110, crotch + 20, y);

/** Both halves of the front or the back, from the waistband to the hem; the right one overlaps. */
export const panels = (construction: Construction, marks: PanelMarks): readonly Layer[] => {
  const { block, cloth } = construction;
  const { pocket = [], under = block.underFront, fly = [], rest = {} } = marks;
  const outline = panelOutline(block, under, pocket);
  const centre = line(down(under(CENTRE) - 6, block.crotch - 2, () => CENTRE, 3));
  const warp = clothWarp(construction);
  return [
    ...pair((i) => ({
      id: `panel ${i}`,
      ...cloth,
      outline: side(i, outline),
      ...(i === 1 && { extend: centre }),
      cloth: warp,
      tone: shaded(block),
      bevel: 1.8,
      lift: 1.2,
      shadow: { dx: 0, dy: 1, blur: 3, opacity: 0.2, tight: 0.2 },
      ...rest,
      seams: [...onSide(i, marks.seams), { path: centre, width: 2, depth: 0.8, pucker: 0.7 }],
      steps: onSide(i, marks.steps),
      stitches: [...onSide(i, marks.stitches), ...(i === 0 ? fly : [])],
    })),
  ].reverse();
};

/** A row of thread along points. */
export const row = (thread: Thread, points: readonly Point[]): Stitch => ({ ...thread, path: line(points) });

/** Rows of thread beside a line, each at a distance to its right. */
export const rowsBeside = (
  thread: Thread,
  points: readonly Point[],
  distances: readonly number[],
): readonly Stitch[] => distances.map((distance) => row(thread, aside(points, distance)));

/** Rows of thread beside the seam down the middle, from a height to the crotch. */
export const centreRows = (
  { block, thread }: Construction,
  from: number,
  distances: readonly number[],
): readonly Stitch[] =>
  rowsBeside(
    thread,
    down(from, block.crotch - 2, () => CENTRE, 4),
    distances,
  );

/** A turned hem: doubled cloth and a row of thread. */
export const hemOf = (
  { block, thread }: Construction,
  deep: number,
  sewn = true,
): Required<Pick<PanelMarks, 'steps' | 'stitches'>> => {
  const { inner, outer, hem, hemline } = block;
  const at = (rise: number): readonly Point[] =>
    across(inner(hem - rise) - 4, outer(hem - rise) + 4, (x) => hemline(x) - rise);
  return {
    steps: [{ path: line(at(deep / 2)), stroke: deep, height: 1.1, soft: 1.2 }],
    stitches: sewn ? [row(thread, at(deep))] : [],
  };
};

/** The curve of thread that holds a fly, on the right of the image. */
export const flyLine = ({ underFront, crotch }: Block, width = 40, rise = 60): readonly Point[] => {
  const end = crotch - rise;
  return [
    [CENTRE + width, underFront(CENTRE + width) - 2],
    [CENTRE + width, end - 110],
    [CENTRE + width - 2, end - 62],
    [CENTRE + width * 0.66, end - 22],
    [CENTRE + 2, end],
  ];
};
