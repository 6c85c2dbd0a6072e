import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { write } from '../../src/prerender/prerender';
import { LIST_PARAMS } from '../../src/features/collection/url';
import { PATHS, productPath, PRODUCTS } from '../../src/routing/paths';
import { isRecord } from '../../src/lib/guards';
import { MARKS } from '../../src/lib/marks';
import type { Shop } from '../../src/shop/shop';
import { checkCatalogue } from './checkCatalogue';
import { documentOf } from './document';
import { fileOf, NOT_FOUND, writeFileIn } from './fileMap';
import { hashOf } from './policy';

interface Prerender {
  readonly write: typeof write;
  readonly data: Shop;
}

const isPrerender = (module: unknown): module is Prerender =>
  isRecord(module) && 'write' in module && 'data' in module;

const BUNDLE = '_prerender';

const loadPrerender = (dist: string): Prerender => {
  const file = resolve(dist, BUNDLE, 'index.cjs');
  const module: unknown = createRequire(__filename)(file);
  if (isPrerender(module)) return module;
  throw new Error(`${file} does not export write and data.`);
};

const UNKNOWN = '/404';

// A host may answer any path with the home page.
const OTHER_THAN_HOME = '^/(?!/*(index([.]html)?/*)?([?]|$))';

const NARROWED_LIST = `[?&](${LIST_PARAMS.join('|')})=`;

// A host may answer some spellings of a page's path with 404.html.
const PAGE_NAMES = Object.values(PATHS).map((path) => path.slice(1) || 'index');
const PAGE_FILE = `(${PAGE_NAMES.join('|')})([.]html)?`;
const KNOWN_PATH = `^(/${PAGE_FILE}|${PRODUCTS}[^/]+)/*([?]|$)`;

/** The URLs at which a page shows something else than what was prerendered. */
const STALE_AT: ReadonlyMap<string, string> = new Map([
  [PATHS.home, OTHER_THAN_HOME],
  [PATHS.collections, NARROWED_LIST],
  [UNKNOWN, KNOWN_PATH],
]);

/** The pages that hideStale.ts hides where the stored cart or form differs. */
const SHOWS_STORED: readonly string[] = [PATHS.cart, PATHS.placeOrder];

const IMAGE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

const scriptNamed = (assets: readonly string[], name: string) => {
  const file = assets.find(
    (asset) => asset.startsWith(`${name}.`) && asset.endsWith('.js'),
  );
  if (file === undefined) {
    throw new Error(`dist/assets has no script named "${name}".`);
  }
  return file;
};

/** Pages contain this script, so its file goes. */
const takeInlineScript = (
  dist: string,
  assets: readonly string[],
  name: string,
) => {
  const file = join(dist, 'assets', scriptNamed(assets, name));
  const script = readFileSync(file, 'utf8').trim();
  rmSync(file);
  return script;
};

/** Writes all pages; returns the hashes of their scripts, and the products. */
export const prerenderAll = async (dist: string) => {
  const { write, data } = loadPrerender(dist);
  checkCatalogue(data);
  const assets = readdirSync(join(dist, 'assets'));
  const hideStale = takeInlineScript(dist, assets, 'hideStale');
  const beforeReact = takeInlineScript(dist, assets, 'beforeReact');
  const shell = readFileSync(join(dist, 'shell.html'), 'utf8');

  const render = async (path: string) => {
    const { html, styles } = await write(path);
    const staleAt = STALE_AT.get(path);
    const isStale = staleAt !== undefined;
    const isHidden = isStale || SHOWS_STORED.includes(path);
    // The first products of the list depend on the query string, so the page
    // preloads no image.
    const hasPreloads = path !== PATHS.collections;
    return documentOf({
      shell,
      hideStale: isHidden ? hideStale : undefined,
      beforeReact,
      html: hasPreloads ? html : html.replaceAll(IMAGE_PRELOAD, ''),
      styles,
      data: {
        [MARKS.path]: path,
        ...(isStale && { [MARKS.staleAt]: staleAt }),
      },
    });
  };

  const shellPage = documentOf({
    shell,
    beforeReact,
    html: `<title>${data.settings.name}</title>`,
    styles: '',
    data: {},
  });
  const productPaths = data.products.map(({ _id }) => productPath(_id));

  const pages = new Map<string, string>();
  pages.set('/shell.html', shellPage);
  for (const path of [...Object.values(PATHS), ...productPaths])
    pages.set(fileOf(path) ?? path, await render(path));
  pages.set(NOT_FOUND, await render(UNKNOWN));

  rmSync(join(dist, BUNDLE), { recursive: true });
  for (const [file, text] of pages) writeFileIn(dist, file, text);
  const scriptHashes = [hideStale, beforeReact].map(hashOf);
  return { scriptHashes, products: data.products };
};
