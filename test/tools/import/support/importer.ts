import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../../../../tools/build/fileMap';
import { runImport } from '../../../../tools/import/runImport';
import { writeImages } from './images';

/** A folder with images in which the command runs. */
export interface Importer {
  readonly folder: string;
  readonly out: string;
  /** Writes a file and returns its path. */
  readonly write: (name: string, content: string | Buffer) => string;
  readonly run: (...args: string[]) => Promise<{ code: number; printed: string; report: string }>;
  /** A hash of the names and the bytes of all files of the out folder. */
  readonly outHash: () => string;
  /** The text of a file of the out folder. */
  readonly text: (name: string) => string;
  readonly remove: () => void;
}

export const createImporter = async (): Promise<Importer> => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-import-'));
  const out = join(folder, 'shop/data');
  await writeImages(join(folder, 'images'));
  return {
    folder,
    out,
    write: (name, content) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
    run: async (...args) => {
      const printed: string[] = [];
      const report: string[] = [];
      const output = {
        print: (text: string) => void printed.push(text),
        write: (text: string) => void report.push(text),
        isTerminal: false,
      };
      const code = await runImport(['--out', out, '--date', '2026-11-22', ...args], output);
      return { code, printed: printed.join('\n'), report: report.join('') };
    },
    outHash: () => {
      const hash = createHash('sha256');
      const names = existsSync(out) ? filesIn(out).sort() : [];
      for (const name of names) hash.update(name).update(readFileSync(join(out, name)));
      return hash.digest('hex');
    },
    text: (name) => readFileSync(join(out, name), 'utf8'),
    remove: () => rmSync(folder, { recursive: true }),
  };
};
