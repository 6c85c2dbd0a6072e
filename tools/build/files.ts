import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Writes a file within a folder, with the folders on the way to it. */
export const writeFileIn = (folder: string, name: string, text: string): void => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** The names of all files of `dist`, as addresses write them: `assets/main.js`. */
export const filesIn = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)).split(sep).join('/'));
