import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { decode } from '../../../src/routing/paths';
import { digestOf } from '../../images/digest';
import { inBatches } from '../../inBatches';

/** What an address without an origin begins with. */
const ORIGIN = 'https://images';

/** The name at the end of a URL; '' for what is none. */
export const fileNameOf = (url: string): string => {
  if (!URL.canParse(url, ORIGIN)) return '';
  const { pathname } = new URL(url, ORIGIN);
  const name = decode(pathname.slice(pathname.lastIndexOf('/') + 1));
  return name.normalize('NFC');
};

/** The files of a folder by the URLs whose names they have. */
export const filesFor = (
  urls: readonly string[],
  folder: string,
): ReadonlyMap<string, string> => {
  const names = new Map(
    readdirSync(folder).map((name) => [name.normalize('NFC'), name]),
  );
  const found = new Map<string, string>();
  for (const url of urls) {
    const path = join(folder, names.get(fileNameOf(url)) ?? '');
    if (statSync(path).isFile()) found.set(url, path);
  }
  return found;
};

/** The answers of a server that will not have the file later. */
const GONE = [400, 401, 403, 404, 410];

/** Where a download is stored: URLs with equal names differ in their hash. */
const pathOf = (url: string, folder: string) => {
  const name = fileNameOf(url).replaceAll(/[^\w.-]+/g, '_');
  return join(folder, `${digestOf([url])}-${name.slice(-60)}`);
};

const download = async (url: string, path: string): Promise<void> => {
  const address = url.startsWith('//') ? `https:${url}` : url;
  if (!URL.canParse(address)) return;
  const signal = AbortSignal.timeout(60_000);
  const response = await fetch(address, { signal });
  if (GONE.includes(response.status)) return;
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const bytes = await response.arrayBuffer();
  writeFileSync(`${path}.part`, Buffer.from(bytes));
  renameSync(`${path}.part`, path);
};

/**
 * Downloads the files that the folder does not have. `failed` has the reason
 * for what may work later.
 */
export const downloadFiles = async (
  urls: readonly string[],
  folder: string,
  print: (line: string) => void,
) => {
  mkdirSync(folder, { recursive: true });
  const found = new Map<string, string>();
  const failed: string[] = [];
  const downloadMissing = async (url: string) => {
    const path = pathOf(url, folder);
    try {
      if (!existsSync(path)) await download(url, path);
      if (existsSync(path)) found.set(url, path);
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      failed.push(`${url}: ${String(cause ?? error)}`);
    }
  };
  const title = `Images requested for ${folder}`;
  await inBatches(title, [...new Set(urls)], 3, downloadMissing, print);
  return { found, failed };
};
