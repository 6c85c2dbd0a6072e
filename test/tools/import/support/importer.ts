import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../../../../tools/build/fileMap';
import { runImport } from '../../../../tools/import/importCommand';
import { writeImages } from './images';

interface Result {
  readonly code: number;
  readonly printed: string;
  readonly report: string;
}

const runWith = async (...args: readonly string[]): Promise<Result> => {
  const printed: string[] = [];
  const report: string[] = [];
  const code = await runImport(args, {
    print: (text) => void printed.push(text),
    write: (text) => void report.push(text),
  });
  const isProgress = (text: string) => /^(Products|Images) .* \d+ of \d+\n$/.test(text);
  return { code, printed: printed.join('\n'), report: report.filter((text) => !isProgress(text)).join('') };
};

/** A folder with images in which the command runs. */
export const createImporter = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-import-'));
  const out = join(folder, 'shop/data');
  await writeImages(join(folder, 'images'));
  return {
    folder,
    out,
    /** Writes a file and returns its path. */
    write: (name: string, content: string | Buffer): string => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
    run: (...args: readonly string[]) => runWith('--out', out, '--images', join(folder, 'images'), ...args),
    runWith,
    /** A hash of the names and the bytes of all files of the out folder. */
    outHash: () => {
      const hash = createHash('sha256');
      const names = existsSync(out) ? filesIn(out).sort() : [];
      for (const name of names) hash.update(name).update(readFileSync(join(out, name)));
      return hash.digest('hex');
    },
    /** The text of a file of the out folder. */
    text: (name: string) => readFileSync(join(out, name), 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  };
};

export type Importer = Awaited<ReturnType<typeof createImporter>>;
