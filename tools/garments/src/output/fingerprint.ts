import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recipe } from '../recipe';
import type { Scene } from '../recipes/banners';

/** The rooms whose code decides how every picture looks. */
const LIBRARY = ['fields', 'paths', 'masks', 'folds', 'studio', 'output'];

/** Where functions of a recipe (a weave, a pattern, a tone) are asked for their values: far from any period. */
const PROBES = Array.from({ length: 61 }, (_, i) => [37.13 + i * 15.37, 1201.7 - i * 19.91] as const);

const probe = (ask: (x: number, y: number, out: Float32Array) => unknown): unknown =>
  PROBES.map(([x, y]) => {
    const out = new Float32Array(3);
    const answer = ask(x, y, out);
    return [answer, ...out];
  });

const isAsked = (value: unknown): value is (x: number, y: number, out: Float32Array) => unknown =>
  typeof value === 'function';

/** A garment as text: numbers and paths as they are, functions by what they answer. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (isAsked(part) ? probe(part) : part));

/** An import statement. What a name is imported as changes no image. */
const IMPORT = /^import [^;]*;$/gm;

/** The hash of the library's code without its imports: a change of the light redraws everything. */
export const libraryFingerprint = (): string => {
  const hash = createHash('sha256');
  for (const room of LIBRARY) {
    const folder = join(__dirname, '..', room);
    for (const file of readdirSync(folder).sort())
      hash.update(readFileSync(join(folder, file), 'utf8').replaceAll(IMPORT, ''));
  }
  return hash.digest('hex');
};

const letters = (content: unknown, library: string): string =>
  createHash('sha256')
    .update(library + textOf(content))
    .digest('hex')
    .slice(0, 4);

/** Four letters for the pictures of a product: other content, other letters. */
export const fingerprint = ({ front, back, detail, cloth }: Recipe, library: string): string =>
  letters([front(), back(), detail, cloth], library);

/** Four letters for a wide picture. */
export const sceneFingerprint = (scene: Scene, library: string): string =>
  letters(
    scene.map((laid) => ({ ...laid, garment: laid.garment() })),
    library,
  );
