/** The absolute SVG commands that paths use. */
export type Path = string;
export type Point = readonly [x: number, y: number];

/** One segment: its command and its points; the last point is its end. */
export interface Command {
  readonly letter: string;
  readonly points: readonly Point[];
}

const SIZES: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3 };

const pointsOf = (text: string): Point[] => {
  const numbers = (text.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
  const points: Point[] = [];
  for (let i = 1; i < numbers.length; i += 2) points.push([numbers[i - 1] ?? 0, numbers[i] ?? 0]);
  return points;
};

// A command may be followed by several segments; after the first point of M they are lines.
const segmentsOf = (letter: string, points: readonly Point[]): Command[] => {
  const size = SIZES[letter];
  if (size === undefined) return [{ letter, points: [] }];
  const segments: Command[] = [];
  for (let i = 0; i + size <= points.length; i += size)
    segments.push({ letter: letter === 'M' && i > 0 ? 'L' : letter, points: points.slice(i, i + size) });
  return segments;
};

/** The segments of a path, one command each. */
export const parse = (path: Path): Command[] =>
  [...path.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].flatMap(([, letter = '', text = '']) =>
    segmentsOf(letter, pointsOf(text)),
  );

/** Segments as a path. */
export const write = (commands: readonly Command[]): Path =>
  commands.map(({ letter, points }) => letter + points.flat().join(' ')).join(' ');
