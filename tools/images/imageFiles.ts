import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { decoded } from '../../src/features/navigation/paths';
import { digestOf } from './digest';

/** Does work on all items, at most `limit` at a time, and writes its progress. */
export const inParallel = async <T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
  write: (progress: string) => void,
): Promise<void> => {
  const pending = items.values();
  let done = 0;
  const worker = async () => {
    for (const item of pending) {
      await work(item);
      done += 1;
      if (done % 10 === 0 || done === items.length)
        write(`${done} of ${items.length}`);
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
};

/** The name at the end of a URL; '' for one that leaves the folder. */
const fileNameOf = (url: string): string => {
  const isUrl = /^(https?:)?\/\//i.test(url);
  const name = decoded(
    isUrl ? url.replace(/[?#].*/s, '').replace(/.*\//s, '') : url,
  );
  return /^\.*$|[/\\\0]/.test(name) ? '' : name.normalize('NFC');
};

/** The files of a folder by the URLs whose names they have. */
export const filesIn = (
  urls: readonly string[],
  folder: string,
): ReadonlyMap<string, string> => {
  const names = new Map(
    readdirSync(folder).map((name) => [name.normalize('NFC'), name]),
  );
  const found = new Map<string, string>();
  for (const url of urls) {
    const name = names.get(fileNameOf(url));
    if (name !== undefined) found.set(url, join(folder, name));
  }
  return found;
};

/** The answers of a server that will not have the file later. */
const GONE = [400, 401, 403, 404, 410];

const downloadTo = async (url: string, path: string): Promise<void> => {
  const address = url.startsWith('//') ? `https:${url}` : url;
  if (!URL.canParse(address)) return;
  const signal = AbortSignal.timeout(60_000);
  const response = await fetch(address, { signal });
  if (GONE.includes(response.status)) return;
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  writeFileSync(`${path}.part`, Buffer.from(await response.arrayBuffer()));
  renameSync(`${path}.part`, path);
};

/**
 * Downloads the files that the folder does not have. `failed` has the reason
 * for what may work later.
 */
export const downloadFiles = async (
  urls: readonly string[],
  folder: string,
  write: (progress: string) => void,
) => {
  const pathOf = (url: string) => {
    const name = fileNameOf(url).replaceAll(/[^\w.-]+/g, '_');
    return join(folder, `${digestOf([url])}-${name.slice(-60)}`);
  };
  const hasFile = (url: string) => existsSync(pathOf(url));
  const failed = new Map<string, string>();
  const download = (url: string) =>
    downloadTo(url, pathOf(url)).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause ? error.cause : error;
      failed.set(url, String(cause));
    });
  mkdirSync(folder, { recursive: true });
  const all = [...new Set(urls)];
  const missing = all.filter((url) => !hasFile(url));
  await inParallel(missing, 3, download, write);
  const paths = all.filter(hasFile).map((url) => [url, pathOf(url)] as const);
  return { found: new Map(paths), failed };
};
