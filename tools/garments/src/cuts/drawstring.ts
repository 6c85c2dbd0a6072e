import { CENTRE, type Point } from '../paths/path';
import type { Layer } from '../renderer/garment';
import { cords } from '../renderer/fastenings';
import { eyelets, through } from '../renderer/parts';

/** A drawstring that leaves the waistband through two holes. */
export interface Drawstring {
  readonly color: string;
  /** Position of the holes, and their distance from the centre, in units. */
  readonly y: number;
  readonly apart: number;
  /** Half the thickness of the cord. */
  readonly half: number;
  /** Length of its ends. */
  readonly long: number;
  readonly eyelet: string;
}

const holesOf = ({ y, apart }: Drawstring): readonly Point[] => [
  [CENTRE - apart, y],
  [CENTRE + apart, y],
];

/** A knot: a short thick piece of cord. */
const knot = (x: number, y: number, half: number, color: string, id: string): Layer =>
  cords(
    [through(x - half * 1.6, y - half * 0.5, x, y + half * 0.4, x + half * 1.6, y - half * 0.3)],
    half * 1.7,
    color,
    id,
  );

/** Knotted ends that hang below the waistband. */
export const hangingCord = (cord: Drawstring): readonly Layer[] => {
  const { color, y, apart, half, long, eyelet } = cord;
  const [x, low] = [CENTRE + 3, y + 34];
  return [
    eyelets(holesOf(cord), half * 1.5, eyelet),
    cords(
      [
        through(CENTRE - apart, y, CENTRE - apart * 0.7, y + 16, x - 4, low - 2),
        through(x, low, x + 20, y + long * 0.42, x + 15, y + long * 0.72, x + 27, y + long),
      ],
      half,
      color,
    ),
    cords(
      [
        through(CENTRE + apart, y, CENTRE + apart * 0.75, y + 18, x + 3, low - 1),
        through(x - 2, low, x - 20, y + long * 0.36, x - 13, y + long * 0.7, x - 26, y + long * 0.9),
      ],
      half,
      color,
      'second cord',
    ),
    knot(x, low, half, color, 'knot'),
    knot(x + 27, y + long, half * 0.72, color, 'end knot'),
    knot(x - 26, y + long * 0.9, half * 0.72, color, 'other end knot'),
  ];
};

/** The same cord tied into a bow. */
export const bowCord = (cord: Drawstring): readonly Layer[] => {
  const { color, y, apart, half, long, eyelet } = cord;
  const [x, low] = [CENTRE - 2, y + 15];
  const wide = long * 0.56;
  return [
    eyelets(holesOf(cord), half * 1.5, eyelet),
    cords(
      [
        through(CENTRE - apart, y, CENTRE - apart * 0.5, y + 8, x, low),
        through(CENTRE + apart, y, CENTRE + apart * 0.5, y + 7, x, low),
        through(x - 2, low, x - 13, low + long * 0.35, x - 9, low + long * 0.66, x - 22, low + long),
        through(x + 2, low, x + 17, low + long * 0.3, x + 14, low + long * 0.6, x + 24, low + long * 0.86),
      ],
      half,
      color,
    ),
    cords(
      [
        through(
          x,
          low,
          x - wide * 0.5,
          low - 7,
          x - wide,
          low + 8,
          x - wide * 0.86,
          low + 27,
          x - wide * 0.42,
          low + 17,
          x - 2,
          low + 2,
        ),
        through(
          x,
          low,
          x + wide * 0.52,
          low - 5,
          x + wide * 0.94,
          low + 13,
          x + wide * 0.78,
          low + 31,
          x + wide * 0.38,
          low + 18,
          x + 2,
          low + 2,
        ),
      ],
      half,
      color,
      'bow',
    ),
    knot(x, low + 1, half, color, 'knot'),
  ];
};
