import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { decoded } from '../../src/features/navigation/paths';
import type { ImageFile } from '../images/checkImage';
import type { Picture } from './colorPictures';
import { digestOf } from './productText';
import { quoted } from './readCsv';

/**
 * Where the command prints: lines to stdout, progress and problems to stderr.
 */
export interface Output {
  readonly print: (line: string) => void;
  readonly write: (text: string) => void;
}

export const inParallel = async <T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
  { write }: Output,
  verb: string,
): Promise<void> => {
  const pending = items.values();
  let done = 0;
  const worker = async () => {
    for (const item of pending) {
      await work(item);
      done += 1;
      if (done % 10 === 0 || done === items.length)
        write(`${verb} ${done} of ${items.length}\n`);
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
};

const fileNameOf = (url: string): string => {
  const isUrl = /^(https?:)?\/\//i.test(url);
  const name = decoded(
    isUrl ? url.replace(/[?#].*/s, '').replace(/.*\//s, '') : url,
  );
  return /^\.*$|[/\\\0]/.test(name) ? '' : name.normalize('NFC');
};

export type FoundFiles = ReadonlyMap<string, ImageFile>;

export const findFiles = (
  pictures: readonly Picture[],
  folder: string,
  problems: string[],
): FoundFiles => {
  const names = new Map(
    readdirSync(folder).map((name) => [name.normalize('NFC'), name]),
  );
  const found = new Map<string, ImageFile>();
  for (const { url, place } of pictures) {
    const file = names.get(fileNameOf(url));
    if (file !== undefined) found.set(url, { path: join(folder, file), place });
    else
      problems.push(
        `${place}: ${quoted(fileNameOf(url) || url)} is not in the image folder`,
      );
  }
  return found;
};

const downloadTo = async (url: string, path: string): Promise<void> => {
  const signal = AbortSignal.timeout(60_000);
  const response = await fetch(url.startsWith('//') ? `https:${url}` : url, {
    signal,
  });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  writeFileSync(`${path}.part`, Buffer.from(await response.arrayBuffer()));
  renameSync(`${path}.part`, path);
};

export const downloadFiles = async (
  pictures: readonly Picture[],
  folder: string,
  problems: string[],
  output: Output,
): Promise<FoundFiles> => {
  const files = new Map<string, ImageFile>();
  for (const { url, place } of pictures) {
    const name = fileNameOf(url)
      .replaceAll(/[^\w.-]+/g, '_')
      .slice(-60);
    files.set(url, { path: join(folder, `${digestOf([url])}-${name}`), place });
  }
  mkdirSync(folder, { recursive: true });
  const missing = [...files].filter(([, { path }]) => !existsSync(path));
  const download = ([url, { path, place }]: (typeof missing)[number]) =>
    downloadTo(url, path).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause ? error.cause : error;
      problems.push(
        `${place}: ${url} cannot be downloaded (${String(cause)}); start again to try again`,
      );
    });
  await inParallel(
    missing,
    3,
    download,
    output,
    `Images downloaded to ${folder}:`,
  );
  return files;
};
