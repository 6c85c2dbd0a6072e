import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { write } from '../../src/app/prerender/prerender';
import { FACETS } from '../../src/features/collection/facets';
import {
  pageAt,
  PATHS,
  productPath,
  type PageName,
} from '../../src/features/navigation/paths';
import type { ProductSummary } from '../../src/shop/product';
import type { Shop } from '../../src/shop/shop';
import { checkCatalogue } from './checkCatalogue';
import { documentOf } from './document';
import { fileOf, NOT_FOUND, writeFileIn } from './fileMap';

interface Prerender {
  readonly write: typeof write;
  readonly data: Shop;
}

const isPrerender = (module: unknown): module is Prerender =>
  typeof module === 'object' &&
  module !== null &&
  'write' in module &&
  'data' in module;

const BUNDLE = '_prerender';

const loadPrerender = (dist: string): Prerender => {
  const file = resolve(dist, BUNDLE, 'index.cjs');
  const module: unknown = createRequire(__filename)(file);
  if (isPrerender(module)) return module;
  throw new Error(`${file} does not export write and data.`);
};

const UNKNOWN = '/404';

/** The files of the pages that have one path, without their extension. */
const FILES = Object.values(PATHS).map((path) => path.slice(1) || 'index');

const LIST_PARAMS = [...FACETS.map(({ param }) => param), 'sort', 'q'];

/**
 * The URLs at which a page shows something else than what was prerendered: the
 * home page, with which a host may answer any path; a narrowed list; and a path
 * that has a page, because a host may answer some of its spellings with
 * 404.html.
 */
const STALE_AT: ReadonlyMap<string, string> = new Map([
  [PATHS.home, '^/(?!/*(index([.]html)?/*)?([?]|$))'],
  [PATHS.collections, `[?&](${LIST_PARAMS.join('|')})=`],
  [UNKNOWN, `^/((${FILES.join('|')})([.]html)?|product/[^/]+)/*([?]|$)`],
]);

const IMAGE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

const scriptNamed = (assets: readonly string[], name: string) => {
  const file = assets.find(
    (asset) => asset.startsWith(`${name}.`) && asset.endsWith('.js'),
  );
  if (file === undefined)
    throw new Error(`dist/assets has no script named "${name}".`);
  return file;
};

/**
 * The URL of a page's own script; throws when no chunk has the page's name (see
 * src/app/routing/routes.ts).
 */
const chunkOf = (
  assets: readonly string[],
  page: PageName,
): string | undefined =>
  page === 'unknown' ? undefined : `/assets/${scriptNamed(assets, page)}`;

interface Prerendered {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  readonly products: readonly ProductSummary[];
}

export const prerenderAll = async (
  dist: string,
  site: string,
): Promise<Prerendered> => {
  const { write, data } = loadPrerender(dist);
  checkCatalogue(data);
  const assets = readdirSync(join(dist, 'assets'));

  const scriptFile = join(dist, 'assets', scriptNamed(assets, 'preHydration'));
  const preHydration = readFileSync(scriptFile, 'utf8').trim();
  rmSync(scriptFile);
  const shell = readFileSync(join(dist, 'shell.html'), 'utf8');

  const render = async (path: string) => {
    const { html: rendered, styles, head } = await write(path, site);
    // The first products of the list depend on the query string, so the page
    // preloads no image.
    const html =
      path === PATHS.collections
        ? rendered.replaceAll(IMAGE_PRELOAD, '')
        : rendered;
    const staleAt = STALE_AT.get(path);
    const attributes = { path, ...(staleAt && { 'stale-at': staleAt }) };
    const chunk = chunkOf(assets, pageAt(path));
    return documentOf({
      shell,
      preHydration,
      html,
      styles,
      data: attributes,
      head,
      ...(chunk && { chunk }),
    });
  };

  const empty = {
    html: `<title>${data.SHOP_NAME}</title>`,
    styles: '',
    data: {},
    head: '',
  };
  const documents = new Map([
    ['/shell.html', documentOf({ shell, preHydration, ...empty })],
  ]);
  for (const path of [
    ...Object.values(PATHS),
    ...data.products.map(({ _id }) => productPath(_id)),
  ])
    documents.set(fileOf(path) ?? path, await render(path));
  documents.set(NOT_FOUND, await render(UNKNOWN));

  rmSync(join(dist, BUNDLE), { recursive: true });
  for (const [file, { text }] of documents)
    writeFileIn(dist, file.slice(1), text);
  const all = [...documents.values()];
  return {
    styleHashes: [...new Set(all.flatMap(({ styleHashes }) => styleHashes))],
    scriptHashes: [...new Set(all.flatMap(({ scriptHashes }) => scriptHashes))],
    products: data.products,
  };
};
