import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Shop } from '../../src/data/types';
import type * as Renderer from '../../src/entry/renderPage';
import { LIST_PARAMS } from '../../src/features/collections/listUrl';
import { isObject } from '../../src/lib/guards';
import { HTML_ATTRIBUTES } from '../../src/lib/htmlAttributes';
import { PATHS, productPath } from '../../src/routing/paths';
import { inBatches } from '../inBatches';
import { pageOf, shellOf, titleTag } from './document';
import { fileOf, NOT_FOUND, writeFileIn } from './fileMap';
import { cspOf } from './csp';

const isRenderer = (module: unknown): module is typeof Renderer =>
  isObject(module) && 'renderPage' in module && 'notices' in module;

const loadRenderer = (file: string) => {
  const module: unknown = createRequire(__filename)(file);
  if (isRenderer(module)) return module;
  throw new Error(`${file} does not export what renderPage.tsx does.`);
};

const UNKNOWN = '/404';

/** Hosts answer with these pages for other paths too. */
const EMPTY = '';
const SHOWN_FOR_OTHERS: readonly string[] = [PATHS.home, UNKNOWN, EMPTY];

/** What hideStale.ts reads; undefined for a page that does not need it. */
const hideStaleAttributes = (path: string) => {
  if (path === PATHS.collections)
    return { [HTML_ATTRIBUTES.listParams]: LIST_PARAMS.join(' ') };
  return SHOWN_FOR_OTHERS.includes(path) ? {} : undefined;
};

const IMAGE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/** Writes all pages. Returns their content security policy. */
export const prerenderAll = async (
  dist: string,
  { products, settings }: Shop,
) => {
  const bundles = resolve(dist, '_prerender');
  const { renderPage, notices } = loadRenderer(join(bundles, 'index.cjs'));
  const read = (...path: readonly string[]) =>
    readFileSync(join(...path), 'utf8').trim();
  const hideStale = read(bundles, 'hideStale.js');
  const early = read(bundles, 'early.js');
  rmSync(bundles, { recursive: true });
  const csp = cspOf([hideStale, early], settings.orderUrl);
  const shell = shellOf(read(dist, 'shell.html'), { csp, early, notices });

  const documentOf = (path: string, html: string, styles: string) => {
    const attributes = hideStaleAttributes(path);
    return pageOf(shell, {
      attributes: { [HTML_ATTRIBUTES.path]: path, ...attributes },
      script: attributes && hideStale,
      html,
      styles,
    });
  };

  const writePage = async (path: string) => {
    const { html, styles } = await renderPage(path);
    // The first products of the list depend on the query string, so the page
    // preloads no image.
    const isList = path === PATHS.collections;
    const content = isList ? html.replaceAll(IMAGE_PRELOAD, '') : html;
    const file = path === UNKNOWN ? NOT_FOUND : (fileOf(path) ?? path);
    writeFileIn(dist, file, documentOf(path, content, styles));
  };

  const paths = [
    ...Object.values(PATHS),
    ...products.map(({ _id }) => productPath(_id)),
    UNKNOWN,
  ];
  await inBatches('Pages rendered', paths, 1, writePage, console.log);
  const empty = documentOf(EMPTY, titleTag(settings.name), '');
  writeFileIn(dist, 'shell.html', empty);
  return csp;
};
