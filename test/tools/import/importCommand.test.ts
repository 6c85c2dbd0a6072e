import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { csvOf, shirt, variant } from './support/csv';
import { createImporter, type Importer } from './support/importer';

let importer: Importer;

beforeAll(async () => {
  importer = await createImporter();
});

afterAll(() => importer.remove());

/** Starts the command in a process of its own; `end` is its exit code and what it wrote to stderr. */
const start = (file: string) => {
  const child = spawn(process.execPath, [
    ...['--import', 'tsx', resolve('tools/import/importCommand.ts'), file],
    ...['--out', importer.out],
  ]);
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const end = new Promise<{ code: number | null; text: string }>((done) =>
    child.once('close', (code) => done({ code, text })),
  );
  return { child, end };
};

describe('the command', () => {
  it('should exit with code 2 and print the report', async () => {
    const file = importer.write('file.csv', csvOf([shirt(), variant({ 'Variant Price': 'x' })]));
    const { code, text } = await start(file).end;
    expect(text).toContain('row 3, Variant Price: "x" is not a price');
    expect(code).toBe(2);
  });

  it('should remove its temporary folder when it is interrupted', async () => {
    const images = ['photo.jpg', 'red.png', 'coat.jpg', 'wide.webp', 'new.avif', 'scan.tif'];
    const all = Array.from({ length: 30 }, (_row, i) =>
      shirt({ Handle: `s-${i}`, Title: `S ${i}`, 'Image Src': images[i % 6] ?? '' }),
    );
    const { child, end } = start(importer.write('many.csv', csvOf(all)));
    const parent = join(importer.out, '..');
    const isWriting = () => {
      try {
        return readdirSync(parent).some((name) => name.startsWith('.data-import-'));
      } catch {
        return false;
      }
    };
    while (!isWriting() && child.exitCode === null) await new Promise((done) => setTimeout(done, 10));
    child.kill('SIGINT');
    expect((await end).code).toBe(130);
    expect(readdirSync(parent)).toEqual([]);
  }, 20_000);
});
