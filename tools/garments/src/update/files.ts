import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DATA } from '../folders';

const pathOf = (url: string): string => join(DATA, url);

/** The contents of the files of some URLs; `undefined` when one is missing. */
export const readFiles = (urls: readonly string[]): readonly Uint8Array[] | undefined =>
  urls.every((url) => existsSync(pathOf(url))) ? urls.map((url) => readFileSync(pathOf(url))) : undefined;

/** Writes the files of some URLs; both lists have the same order. */
export const writeFiles = (urls: readonly string[], files: readonly Uint8Array[]): void =>
  urls.forEach((url, i) => {
    mkdirSync(dirname(pathOf(url)), { recursive: true });
    writeFileSync(pathOf(url), files[i] ?? '');
  });

/** Deletes the image files whose URL is not in the list. */
export const deleteOtherFiles = (urls: readonly string[]): void => {
  const kept = new Set(urls);
  for (const folder of new Set(urls.map((url) => dirname(url))))
    for (const name of readdirSync(pathOf(folder)))
      if (!kept.has(`${folder}/${name}`)) rmSync(pathOf(`${folder}/${name}`));
};

/** The content hash of files, as it is written in their names: four hexadecimal digits. */
export const contentHash = (files: readonly Uint8Array[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file);
  return hash.digest('hex').slice(0, 4);
};
