import type { Fabric } from '../fabrics/fabric';

// The light: one large soft box at the top left, ambient light, and a weak fill card on the right. x points right,
// y down and z towards the camera.

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const unit = (x: number, y: number, z: number): Vector => {
  const length = Math.hypot(x, y, z);
  return { x: x / length, y: y / length, z: z / length };
};

/** Direction towards the soft box. */
export const KEY = unit(-0.5, -0.52, 0.69);
const FILL = unit(0.75, -0.1, 0.65);
/** The half vector between the soft box and the camera. */
const HALF = unit(KEY.x, KEY.y, KEY.z + 1);

const KEY_LIGHT = 0.82;
const AMBIENT = 0.27;
const FILL_LIGHT = 0.09;

/** The shading parameters of a layer. */
export interface Response {
  /** How far diffuse light wraps around an edge, 0 to 1. */
  readonly wrap: number;
  /** Factor that makes cloth that faces the camera as bright as its colour. */
  readonly exposure: number;
  readonly gloss: number;
  readonly glossPower: number;
  readonly sheen: number;
  readonly sheenPower: number;
}

/** The shading parameters of a fabric at an exposure; 1 is correct for most garments. */
export const responseOf = (fabric: Fabric, exposure: number): Response => {
  const { wrap, specular, roughness, sheen, sheenPower } = fabric;
  const facing = AMBIENT + KEY_LIGHT * ((KEY.z + wrap) / (1 + wrap)) + FILL_LIGHT * FILL.z;
  const glossPower = 2 / roughness ** 4 - 2;
  const gloss = specular * (glossPower + 2) * 0.125;
  return { wrap, exposure: exposure / facing, gloss, glossPower, sheen, sheenPower };
};

/** The light from one pixel before its colour. One object is reused for all pixels. */
export interface Light {
  diffuse: number;
  gloss: number;
  sheen: number;
}

/** The slope of a pixel, and what blocks the light to it. */
export interface ShadingInput {
  /** Slope of the height towards the right and downward, units per unit. */
  slopeX: number;
  slopeY: number;
  /** Visible share of the soft box. */
  visibility: number;
  /** Visible share of the ambient light. */
  open: number;
  /** Factor of all diffuse light: falloff, shade and tone of the layer. */
  strength: number;
  /** Factor of the gloss alone. */
  shade: number;
}

/** Shades one pixel. */
export const illuminate = (input: ShadingInput, response: Response, light: Light): void => {
  const { slopeX, slopeY, visibility, open } = input;
  const nz = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
  const nx = -slopeX * nz;
  const ny = -slopeY * nz;
  const towardsKey = nx * KEY.x + ny * KEY.y + nz * KEY.z;
  const key = Math.max(0, (towardsKey + response.wrap) / (1 + response.wrap));
  const fill = Math.max(0, nx * FILL.x + ny * FILL.y + nz * FILL.z);
  // The ceiling is brighter than the floor.
  const ceiling = (0.8 - 0.2 * ny) / 0.8;
  const direct = KEY_LIGHT * key * visibility * (0.35 + 0.65 * open);
  const around = (AMBIENT * ceiling * (0.55 + 0.45 * nz) + FILL_LIGHT * fill) * open;
  light.diffuse = (direct + around) * response.exposure * input.strength;
  const towardsHalf = Math.max(0, nx * HALF.x + ny * HALF.y + nz * HALF.z);
  const gloss =
    response.gloss > 0
      ? response.gloss * Math.pow(towardsHalf, response.glossPower) * visibility * open * input.shade
      : 0;
  light.gloss = gloss / (1 + 0.9 * gloss);
  light.sheen = response.sheen * Math.pow(1 - nz, response.sheenPower) * light.diffuse;
};

/** Tone mapping: a soft shoulder instead of clipping. */
const shoulder = (value: number): number =>
  value > 0.7 ? 0.7 + 0.28 * (1 - Math.exp(-(value - 0.7) / 0.28)) : value;

/**
 * One channel of the light that a pixel of an albedo reflects. Interreflection on bright cloth makes its
 * shadows brighter and more saturated: E^(1 - 0.3 albedo). `logDiffuse` is the logarithm of the diffuse light.
 */
export const reflect = (albedo: number, light: Light, logDiffuse: number): number => {
  const bounced = logDiffuse < 0 ? Math.exp(logDiffuse * (1 - 0.3 * Math.min(1, albedo))) : light.diffuse;
  return shoulder(albedo * bounced + light.sheen * (0.35 + 0.65 * albedo) * 0.6 + light.gloss);
};

/** Falloff of the soft box: factor of its light at a point of the design space. */
export const falloff = (x: number, y: number): number =>
  1.03 - 0.34 * (((x - 500) / 1000) * 0.75 + ((y - 600) / 1250) * 0.55);
