import { products } from '../../../src/data/products';
import { parseUrl } from '../../../src/domain/url';
import { pageAt, productPath } from '../../../src/domain/paths';

/** Whether the shop has no page of this address, so that its document rightly comes with status 404. */
export const isMissing = (url: string): boolean => {
  const { pathname } = parseUrl(new URL(url).pathname);
  const page = pageAt(pathname);
  if (page === 'product') return !products.some(({ _id }) => productPath(_id) === pathname);
  return page === 'unknown';
};
