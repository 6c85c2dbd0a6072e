import { parseUrl } from '../../src/domain/url';
import { pageAt, PATHS } from '../../src/domain/paths';

/** What answers, with status 404, for whatever there is not. */
export const NOT_FOUND = '/404.html';

/** Pages that answer under their own file name; every other goes by its clean address only. */
const BY_NAME: readonly string[] = [NOT_FOUND, '/shell.html'];

/** What lies in `dist` for the host, not for visitors: its headers, source maps, the packed twins, dot files. */
const NOT_SERVED = /^\/_|\.(map|br|gz)$|\/\.(?!well-known\/)/;

/**
 * The file of `dist` that answers a pathname, if it is there: a page by its clean address, in any letter case and
 * with any slashes at its end, or the file of that name. Nothing where no file may answer.
 */
export const fileOf = (pathname: string): string | undefined => {
  const address = parseUrl(pathname);
  const page = pageAt(address.pathname);
  if (page === 'home') return '/index.html';
  if (page !== 'unknown') return `${address.pathname}.html`;
  if (NOT_SERVED.test(pathname)) return undefined;
  return pathname.endsWith('.html') && !BY_NAME.includes(pathname) ? undefined : pathname;
};

/** The addresses under which pages answer, as the `_headers` of static hosts write them. */
export const PAGE_PATHS: readonly string[] = [...Object.values(PATHS), '/product/*', ...BY_NAME];
