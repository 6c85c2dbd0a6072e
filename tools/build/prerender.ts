import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pageAt, PATHS, productPath } from '../../src/domain/paths';
import type { ProductSummary, Product } from '../../src/domain/product';
import { assetNamed, chunkOf } from './chunk';
import { documentOf } from './document';
import { writeFileIn } from './files';
import { headOf } from './head';
import { fileOf } from './layout';
import { writer } from './paths.json';

interface Writer {
  readonly write: (pathname: string) => Promise<{ readonly html: string; readonly styles: string }>;
  readonly products: readonly ProductSummary[];
  readonly descriptions: ReadonlyMap<string, string>;
}

const isWriter = (module: unknown): module is Writer =>
  typeof module === 'object' && module !== null && 'write' in module && 'products' in module;

const readWriter = (): Writer => {
  const module: unknown = createRequire(__filename)(resolve(writer));
  if (isWriter(module)) return module;
  throw new Error('The bundle that writes the pages is not what it should be.');
};

/** So many products have a page that is written before; of a larger range the others are shown by script. */
const MOST_PRODUCTS = 60;

/** What stands at `/404`, of no path at all. */
const NOWHERE = '/404';

/** Paths that a host may answer with the page for what there is not, though the shop has them: it knows more ways to write them. */
const KNOWN = `^/(${Object.values(PATHS)
  .map((path) => path.slice(1))
  .filter(Boolean)
  .join('|')}|product/[^/]+)/*$`;

const PRELOADED_PICTURE = /<link rel="preload" as="image"[^>]*>/g;

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? 'Weft';

interface WrittenPages {
  /** Of every page together. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  readonly products: readonly ProductSummary[];
}

/** Writes every page of the shop into `dist`, from the shell and the bundles that webpack has left there. */
export const writePages = async (dist: string, site: string): Promise<WrittenPages> => {
  const { write, products, descriptions } = readWriter();
  const assets = readdirSync(join(dist, 'assets'));

  // It stands in every page, and is no file of its own.
  const earlyFile = join(dist, 'assets', assetNamed(assets, 'early') ?? '');
  const early = readFileSync(earlyFile, 'utf8').trim();
  rmSync(earlyFile);
  const shell = readFileSync(join(dist, 'shell.html'), 'utf8');

  const documents = new Map([
    [
      '/shell.html',
      documentOf({ shell, early, html: '<title>Weft</title>', styles: '', told: {}, head: '' }),
    ],
  ]);
  const written = products.slice(0, MOST_PRODUCTS);
  for (const path of [...Object.values(PATHS), ...written.map(({ _id }) => productPath(_id)), NOWHERE]) {
    const { html: whole, styles } = await write(path);
    // What the list begins with depends on what its address asks: its pictures are not fetched unseen.
    const html = path === PATHS.collections ? whole.replaceAll(PRELOADED_PICTURE, '') : whole;
    const listing = products.find(({ _id }) => productPath(_id) === path);
    const product: Product | undefined = listing && {
      ...listing,
      description: descriptions.get(listing._id) ?? '',
    };
    const head = headOf({ site, path, title: titleOf(html), ...(product && { product }) });
    const told = { path, ...(path === NOWHERE && { known: KNOWN }) };
    const chunk = chunkOf(assets, pageAt(path));
    const file = path === NOWHERE ? '/404.html' : (fileOf(path) ?? path);
    documents.set(
      file,
      documentOf({ shell, early, html, styles, told, head, ...(chunk !== undefined && { chunk }) }),
    );
  }

  for (const [file, { text }] of documents) writeFileIn(dist, file.slice(1), text);
  const all = [...documents.values()];
  return {
    styleHashes: [...new Set(all.flatMap(({ styleHashes }) => styleHashes))],
    scriptHashes: [...new Set(all.flatMap(({ scriptHashes }) => scriptHashes))],
    products: written,
  };
};
