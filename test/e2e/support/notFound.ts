import { products } from '../../../src/data/products';
import { parseUrl } from '../../../src/features/collection/url';
import { pageAt, productPath } from '../../../src/features/navigation/paths';

/** Whether the shop has no page with this URL, so that a status of 404 is expected. */
export const isNotFound = (url: string): boolean => {
  const { pathname } = parseUrl(new URL(url).pathname);
  const page = pageAt(pathname);
  if (page === 'product') return !products.some(({ _id }) => productPath(_id) === pathname);
  return page === 'unknown';
};
