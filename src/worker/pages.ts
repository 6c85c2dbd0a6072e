import { pageAt, pathnameOf } from '../domain/paths';
import type { AskedEvent, Precache } from './scope';
import { asKept, isWhole, keepAmong, openEdition } from './stores';

/** A page without content of its own: the app in it shows whatever the address says. */
const SHELL = '/shell.html';
const PATIENCE_MS = 3000;
const PRODUCTS = 60;
const PART = /\/assets\/[\w.-]+/g;

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** The path under which a page is kept: whatever letter case it was asked in, whatever was searched for. */
const pathOf = (request: Request) => pathnameOf(new URL(request.url).pathname);

/** A page of another edition asks for parts that this one has not: offline, it would stand there half. */
const isOf = async (edition: Precache, page: Response): Promise<boolean> =>
  [...(await page.text()).matchAll(PART)].every(([part]) => Object.hasOwn(edition.files, part));

const keepProduct = async (edition: Precache, path: string, page: Response) => {
  if (!(await isOf(edition, page.clone()))) return;
  const url = new URL(path, page.url).href;
  await keepAmong(await openEdition(edition), url, await asKept(page), PRODUCTS);
};

/** The page as the server has it; nothing where there is no server, or it is out of order. */
const ask = async (event: AskedEvent, edition: Precache): Promise<Response | undefined> => {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    if (page.status >= 500) return undefined;
    const path = pathOf(event.request);
    if (pageAt(path) === 'product' && isWhole(page))
      event.waitUntil(keepProduct(edition, path, page.clone()));
    return page;
  } catch {
    return undefined;
  }
};

const findKept = async (edition: Precache, path: string): Promise<Response | undefined> => {
  const cache = await openEdition(edition);
  const options = { ignoreSearch: true, ignoreVary: true };
  return (await cache.match(path, options)) ?? (await cache.match(SHELL, options));
};

/** A page: from the network, or when that is away or too slow as it was kept, or else the shell. */
export const answerPage = async (event: AskedEvent, edition: Precache): Promise<Response> => {
  const asking = ask(event, edition);
  // Whatever comes too late is heard out: a product is kept even so.
  event.waitUntil(asking);
  return (
    (await Promise.race([asking, after(PATIENCE_MS)])) ??
    (await findKept(edition, pathOf(event.request)).catch(() => undefined)) ??
    (await asking) ??
    Response.error()
  );
};
