/** Writes the weave at (u, v), in units along the grain. Called for each pixel, so it must not allocate. */
type Micro = (u: number, v: number, out: Float32Array) => void;

/** The shading parameters of a cloth, and its weave. */
export interface Fabric {
  readonly name: string;
  /** Strength and exponent of the rim light on loose fibres. */
  readonly sheen: number;
  readonly sheenPower: number;
  /** Strength and width of the highlight. */
  readonly specular: number;
  readonly roughness: number;
  /** How far diffuse light wraps into the shadow, 0 to 1. */
  readonly wrap: number;
  /** Factor of the height that `micro` gives. */
  readonly relief: number;
  /** Writes height in units, albedo factor, and share of the second yarn from 0 to 1. */
  readonly micro: Micro;
}

/** Weight of the second colour, 0 to 1, at (u, v) units of the cloth. */
export type Pattern = (u: number, v: number) => number;

/** The shading of plain cotton, the default of all fabrics. */
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

/** Clamps a number to 0 to 1. */
export const share = (x: number): number => (x < 0 ? 0 : x > 1 ? 1 : x);

/** Writes one point of the cloth: height in units, albedo factor, share of the second yarn. */
export const put = (out: Float32Array, height: number, albedo: number, second = 0): void => {
  out[0] = height;
  out[1] = albedo;
  out[2] = share(second);
};

/** Adds `height` units to the values written by `put`, and multiplies their albedo. */
export const raise = (out: Float32Array, height: number, albedo: number): void => {
  out[0] = (out[0] ?? 0) + height;
  out[1] = (out[1] ?? 1) * albedo;
};
