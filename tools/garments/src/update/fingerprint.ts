import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recipe } from '../recipe';
import type { BannerLayout } from '../recipes/banners';

/** The folders whose code all images depend on. */
const LIBRARY = ['fields', 'paths', 'masks', 'folds', 'renderer', 'output'];

/** The places at which functions of a garment (weave, pattern, tone) are sampled; no multiples of a period. */
const PROBES = Array.from({ length: 61 }, (_, i) => [37.13 + i * 15.37, 1201.7 - i * 19.91] as const);

type Sampled = (x: number, y: number, out: Float32Array) => unknown;

const isSampled = (value: unknown): value is Sampled => typeof value === 'function';

const samplesOf = (fn: Sampled): unknown =>
  PROBES.map(([x, y]) => {
    const out = new Float32Array(3);
    const result = fn(x, y, out);
    return [result, ...out];
  });

/** A value as JSON, with functions replaced by their samples. */
const serialize = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (isSampled(part) ? samplesOf(part) : part));

/** Import statements and comments, which change no image. */
const IGNORED = /^import [^;]*;$|\/\*\*[^]*?\*\/|^\s*\/\/.*$/gm;

/** The hash of the code of the library folders. */
export const libraryFingerprint = (): string => {
  const hash = createHash('sha256');
  for (const name of LIBRARY) {
    const folder = join(__dirname, '..', name);
    for (const file of readdirSync(folder).sort())
      hash.update(readFileSync(join(folder, file), 'utf8').replaceAll(IGNORED, ''));
  }
  return hash.digest('hex');
};

const fingerprintOf = (content: unknown, library: string): string =>
  createHash('sha256')
    .update(library + serialize(content))
    .digest('hex')
    .slice(0, 16);

/** The fingerprint of all that the images of a product depend on. */
export const recipeFingerprint = (
  { front, back, detail, cloth }: Recipe,
  fill: number,
  library: string,
): string => fingerprintOf([front(), back(), detail, cloth, fill], library);

/** The fingerprint of all that a banner depends on. */
export const layoutFingerprint = (layout: BannerLayout, library: string): string =>
  fingerprintOf(
    layout.map((placed) => ({ ...placed, garment: placed.garment() })),
    library,
  );
