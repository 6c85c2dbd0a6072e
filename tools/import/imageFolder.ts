import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageFile } from '../images/checkImage';
import { ImportProblems } from './report';
import type { ImportedProduct } from './importedProduct';

export interface ImageFolder {
  readonly path: string;
  /** The file names by their text in NFC. */
  readonly names: ReadonlyMap<string, string>;
}

const namesIn = (path: string) =>
  new Map(
    statSync(path, { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(path).map((name) => [name.normalize('NFC'), name])
      : [],
  );

/** The folder with the images; throws `ImportProblems` if there is none. */
export const readImageFolder = (path: string): ImageFolder => {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new ImportProblems([`The image folder ${path} does not exist. Name it with --images.`]);
  return { path: realpathSync(path), names: namesIn(path) };
};

/** Its folder `banners`, empty if there is none. */
export const bannerFolder = ({ path }: ImageFolder): ImageFolder => ({
  path: join(path, 'banners'),
  names: namesIn(join(path, 'banners')),
});

const URL_START = /^(https?:)?\/\//i;

const decode = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

/** The file name of a URL or a name; undefined if it is none. */
const fileNameOf = (name: string): string | undefined => {
  const part = URL_START.test(name) ? (/[^/]*$/.exec(name.replace(/[?#].*$/s, ''))?.[0] ?? '') : name;
  const decoded = decode(part);
  const isName = decoded !== undefined && !['', '.', '..'].includes(decoded) && !/[/\\\0]/.test(decoded);
  return isName ? decoded.normalize('NFC') : undefined;
};

const stemOf = (name: string) => name.replace(/\.[^.]*$/, '');

/** The files named like a product: `id.jpg`, `id-1.jpg`, `id-2.jpg`, without those named like another product. */
export const filesNamedLike = (
  id: string,
  { names }: ImageFolder,
  ids: ReadonlySet<string>,
): readonly string[] =>
  [...names]
    .flatMap(([name, file]) => {
      const stem = stemOf(name);
      const number = stem === id ? '0' : /^-(\d{1,4})$/.exec(stem.slice(id.length))?.[1];
      const isOther = stem !== id && ids.has(stem);
      return stem.startsWith(id) && number !== undefined && !isOther ? { file, number: Number(number) } : [];
    })
    .sort((a, b) => a.number - b.number)
    .map(({ file }) => file);

/** The image files of a product: those that it names, or if one is missing those named like its id. */
export const filesOf = (
  { id, images, place }: ImportedProduct,
  folder: ImageFolder,
  ids: ReadonlySet<string>,
  problems: string[],
): readonly ImageFile[] => {
  const missing: string[] = [];
  const found = images.flatMap((image): ImageFile[] => {
    const name = fileNameOf(image.name);
    const file = name === undefined ? undefined : folder.names.get(name);
    if (name === undefined)
      problems.push(`${image.place}: ${JSON.stringify(image.name)} does not end with the name of a file`);
    else if (file === undefined)
      missing.push(`${image.place}: ${JSON.stringify(name)} is not in the image folder`);
    return file === undefined ? [] : [{ path: join(folder.path, file), place: image.place }];
  });
  if (missing.length === 0 && images.length > 0)
    return found.filter(({ path }, i) => found.findIndex((other) => other.path === path) === i);
  const named = filesNamedLike(id, folder, ids);
  if (named.length === 0) {
    problems.push(...missing);
    if (images.length === 0)
      problems.push(`${place.product}: "${id}" has no image, and the image folder has no file ${id}.jpg`);
  }
  return named.map((file) => ({ path: join(folder.path, file), place: place.product }));
};
