/** Writes what the cloth is at (u, v), in units along its grain; it is called once a pixel and allocates nothing. */
type Micro = (u: number, v: number, out: Float32Array) => void;

/** A cloth: how it takes the light, and what it is close up. */
export interface Fabric {
  readonly name: string;
  /** Light that loose fibres catch where the cloth turns away, and how narrowly. */
  readonly sheen: number;
  readonly sheenPower: number;
  /** Strength and breadth of the highlight. */
  readonly specular: number;
  readonly roughness: number;
  /** How far light reaches round into the shadow. */
  readonly wrap: number;
  /** Factor of the height that `micro` gives. */
  readonly relief: number;
  /** Writes height in units, albedo factor, and share of the second yarn from 0 to 1. */
  readonly micro: Micro;
}

/** Weight of the second colour, 0 to 1, at (u, v) units of the cloth. */
export type Pattern = (u: number, v: number) => number;

/** The light on a plain cotton, from which the others differ. */
export const base = {
  sheen: 0.12,
  sheenPower: 2.5,
  specular: 0.035,
  roughness: 0.72,
  wrap: 0.22,
  relief: 1,
} as const satisfies Omit<Fabric, 'name' | 'micro'>;

/** The angle of a full turn, in radians. */
export const TURN = 2 * Math.PI;

/** Holds a share between 0 and 1. */
export const share = (x: number): number => (x < 0 ? 0 : x > 1 ? 1 : x);

/** Writes one point of the cloth: height in units, albedo factor, share of the second yarn. */
export const put = (out: Float32Array, height: number, albedo: number, second = 0): void => {
  out[0] = height;
  out[1] = albedo;
  out[2] = share(second);
};

/** Raises what `put` has written by `height` units and multiplies its albedo. */
export const raise = (out: Float32Array, height: number, albedo: number): void => {
  out[0] = (out[0] ?? 0) + height;
  out[1] = (out[1] ?? 1) * albedo;
};
