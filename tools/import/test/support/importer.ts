import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../../../build/fileMap';
import { runImport } from '../../src/importCommand';
import { writeImages } from './images';

const PROGRESS = /^(Products|Images) .* \d+ of \d+$/;

/** Runs the command; returns what it prints, without its progress. */
const runWith = async (...args: readonly string[]) => {
  const lines: string[] = [];
  // The command prints with console.log, which takes any number of texts.
  const print = (...texts: readonly unknown[]) => lines.push(texts.join(' '));
  const hasSucceeded = await runImport(args, print);
  const printed = lines.filter((line) => !PROGRESS.test(line)).join('\n');
  return { hasSucceeded, printed };
};

/** A folder with images in which the command runs. */
export const createImporter = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-import-'));
  const out = join(folder, 'shop/data');
  await writeImages(join(folder, 'images'));
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  return {
    folder,
    out,
    write: (name: string, content: string | Buffer): string => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
    run: (...args: readonly string[]) =>
      runWith('--out', out, '--images', join(folder, 'images'), ...args),
    runWith,
    outHash: () => {
      const hash = createHash('sha256');
      for (const name of filesIn(out).sort())
        hash.update(name).update(readFileSync(join(out, name)));
      return hash.digest('hex');
    },
    text: read,
    /** The value of a constant in a file. */
    constant: (name: string, file: string): unknown => {
      const [, json = ''] = read(file).split(`: Shop['${name}'] = `);
      return JSON.parse(json.slice(0, json.indexOf(';\n')));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
};

export type Importer = Awaited<ReturnType<typeof createImporter>>;

export type Row = Readonly<Record<string, string>>;

/** A product export with these rows. Their cells have no quotation marks. */
export const csvOf = (rows: readonly Row[]): string => {
  const columns = Object.keys(shirt());
  const lines = rows.map((row) => columns.map((name) => row[name] ?? ''));
  return [columns, ...lines]
    .map((cells) => `"${cells.join('","')}"\n`)
    .join('');
};

/** The first row of a product without problems. */
export const shirt = (row: Row = {}): Row => ({
  Handle: 'shirt',
  Title: 'Ocean Blue Shirt',
  'Body (HTML)': '<p>A <b>blue</b> shirt.</p>',
  Type: 'Topwear',
  Tags: 'summer, men',
  Published: 'true',
  'Option1 Name': 'Size',
  'Option1 Value': 'S',
  'Variant Price': '50.00',
  'Image Src': 'https://cdn.shopify.com/s/files/1/photo.jpg?v=1',
  'Image Position': '1',
  Status: 'active',
  ...row,
});
