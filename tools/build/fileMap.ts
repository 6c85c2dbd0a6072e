import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import {
  decode,
  PATHS,
  PRODUCT_PREFIX,
  parsePathname,
} from '../../src/routing/paths';

const DEFAULT_SHOP = 'src/data';

/**
 * The folder of the shop that is built. `WEFT_SHOP` names another one, such as
 * `examples/harbour`.
 */
export const SHOP_FOLDER = process.env['WEFT_SHOP'] ?? DEFAULT_SHOP;

/** The folder of the build; webpack.config.js has the same rule. */
export const DIST =
  SHOP_FOLDER === DEFAULT_SHOP ? 'dist' : `${SHOP_FOLDER}/dist`;

/** Throws an error if the shop is not built. */
export const requireBuild = (dist = DIST): void => {
  if (existsSync(`${dist}/index.html`)) return;
  const shop = dist === 'dist' ? '' : `WEFT_SHOP=${dirname(dist)} `;
  throw new Error(`${dist} is missing: run \`${shop}npm run build\`.`);
};

/** The page for unknown paths; hosts answer with it and status 404. */
export const NOT_FOUND = '/404.html';

/**
 * Pages that are served under their file name; every other page only under its
 * clean URL.
 */
const SERVED_BY_NAME: readonly string[] = [NOT_FOUND, '/shell.html'];

/**
 * The file name of a page, which `parsePathname` accepts as the path of the page.
 */
const PAGE_FILE = /(^\/+index|\.html)\/*$/i;

/**
 * Files of `dist` that are not served: host configuration, source maps,
 * compressed copies, dot files. No file has a name with the other characters,
 * which sirv would decode or cut off.
 */
const NOT_SERVED = /^\/_|\.(map|br|gz)$|\/\.(?!well-known\/)|[%?#]|\/$/;

/**
 * The file of `dist` for a pathname: a page by its clean URL in any letter case
 * and with any trailing slashes, or the file of that name. Undefined where
 * nothing may be served.
 */
export const fileOf = (pathname: string): string | undefined => {
  const path = parsePathname(pathname);
  const page = PAGE_FILE.test(decode(pathname)) ? 'unknown' : path.page;
  if (page === 'home') return '/index.html';
  if (page !== 'unknown') return `${path.pathname}.html`;
  const name = decode(pathname);
  if (NOT_SERVED.test(name)) return undefined;
  const isServed = SERVED_BY_NAME.includes(name) || !name.endsWith('.html');
  return isServed ? name : undefined;
};

/** The pattern of the path of any product. */
const ANY_PRODUCT = `${PRODUCT_PREFIX}*`;

export const PAGE_PATHS: readonly string[] = [
  ...Object.values(PATHS),
  ANY_PRODUCT,
  ...SERVED_BY_NAME,
];

export const NGINX_NOTE =
  '# Written by `npm run build`; included by nginx.conf.\n';

/**
 * The `map` for nginx of each path, in any letter case and with any trailing
 * slashes, to its page.
 */
export const nginxPages = (): string => {
  const { home, ...others } = PATHS;
  const lines = Object.values(others).map(
    (path) => `  ~*^${path.toLowerCase()}/*$ ${path}.html;`,
  );
  return `${NGINX_NOTE}map $uri $page {
  default "";
  ${home} /index.html;
${lines.join('\n')}
  ~*^${PRODUCT_PREFIX}(?<product>[^/]+)/*$ ${PRODUCT_PREFIX}$product.html;
}
`;
};

export const writeFileIn = (
  folder: string,
  name: string,
  text: string | Buffer,
): void => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** The files below a folder, with slashes on Windows too. */
export const filesIn = (folder: string): string[] => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => {
    const path = relative(folder, join(parentPath, name));
    return path.replaceAll(sep, '/');
  });
};
