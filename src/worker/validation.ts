const FILE = /\.(?!html$)\w+$/;
const ASSET = /\/assets\/[\w.-]+/g;

type IsPrecached = (path: string) => boolean;

const isPage = (url: string) => !FILE.test(new URL(url).pathname);

/**
 * A host may answer with HTML and status 200 if a file is missing. Any other
 * type is accepted for an image: many hosts have none for `.avif`, and browsers
 * show it.
 */
const hasExpectedType = (url: string, { headers }: Response) => {
  const { pathname } = new URL(url);
  const type = headers.get('Content-Type') ?? '';
  if (pathname.endsWith('.js')) return type.includes('javascript');
  return type.startsWith('text/html') === isPage(url);
};

/**
 * Whether a response has the type of its URL. A page of another build, whose
 * assets are not precached, is invalid.
 */
export const isValid = async (
  url: string,
  response: Response,
  isPrecached: IsPrecached,
): Promise<boolean> => {
  if (!hasExpectedType(url, response)) return false;
  if (!isPage(url)) return true;
  const html = await response.clone().text();
  const assets = html.match(ASSET) ?? [];
  return assets.every((path) => isPrecached(path));
};

/**
 * The response to cache, or null. A navigation accepts no redirected response,
 * so a page is copied.
 */
export const toCacheable = async (
  url: string,
  response: Response,
  isPrecached: IsPrecached,
): Promise<Response | null> => {
  if (response.status !== 200 || response.type !== 'basic') return null;
  if (!(await isValid(url, response, isPrecached))) return null;
  if (!response.redirected) return response;
  return isPage(url) ? new Response(response.body, response) : null;
};
