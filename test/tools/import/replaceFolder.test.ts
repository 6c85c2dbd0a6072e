import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from '../../../tools/build/fileMap';
import { replaceFolder } from '../../../tools/import/replaceFolder';

let parent: string;
let out: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'weft-replace-'));
  out = join(parent, 'data');
  mkdirSync(join(out, 'images'), { recursive: true, mode: 0o750 });
  writeFileSync(join(out, 'old.ts'), 'old');
  writeFileSync(join(out, 'images/kept.avif'), 'kept');
});

afterEach(() => rmSync(parent, { recursive: true }));

const isKept = (name: string) => name !== 'old.ts';

const expectUnchanged = () => {
  expect(filesIn(out).sort()).toEqual(['images/kept.avif', 'old.ts']);
  expect(readFileSync(join(out, 'old.ts'), 'utf8')).toBe('old');
  expect(readdirSync(parent)).toEqual(['data']);
};

describe('replaceFolder', () => {
  it('should replace the folder and keep other files', async () => {
    symlinkSync('images', join(out, 'link'));
    const { mode } = statSync(out);
    await replaceFolder(out, isKept, (folder) => {
      writeFileSync(join(folder, 'new.ts'), 'new');
      return Promise.resolve();
    });
    expect(readdirSync(out).sort()).toEqual(['images', 'link', 'new.ts']);
    expect(readFileSync(join(out, 'link/kept.avif'), 'utf8')).toBe('kept');
    expect(readdirSync(parent)).toEqual(['data']);
    expect(statSync(out).mode).toBe(mode);
  });

  it('should create a folder that does not exist', async () => {
    const folder = join(parent, 'a/b');
    await replaceFolder(folder, isKept, (path) => {
      writeFileSync(join(path, 'x'), '');
      return Promise.resolve();
    });
    expect(readdirSync(folder)).toEqual(['x']);
  });

  it('should change nothing while files are written', async () => {
    await replaceFolder(out, isKept, (folder) => {
      writeFileSync(join(folder, 'old.ts'), 'new');
      expect(readFileSync(join(out, 'old.ts'), 'utf8')).toBe('old');
      return Promise.resolve();
    });
    expect(readFileSync(join(out, 'old.ts'), 'utf8')).toBe('new');
  });

  it('should change nothing if writing fails', async () => {
    const replaced = replaceFolder(out, isKept, () => Promise.reject(new Error('The disk is full.')));
    await expect(replaced).rejects.toThrow('The disk is full.');
    expectUnchanged();
  });

  it('should restore the folder if the new one cannot be renamed', async () => {
    const replaced = replaceFolder(out, isKept, (folder) => {
      rmSync(folder, { recursive: true });
      return Promise.resolve();
    });
    await expect(replaced).rejects.toThrow('ENOENT');
    expectUnchanged();
    expect(existsSync(out)).toBe(true);
  });
});
