import { isValid, toCacheable } from '../../src/worker/validation';

const ORIGIN = 'https://weft.example';
const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript';

const respond = (
  contentType: string,
  properties: Partial<Response> = {},
  text = '',
) => {
  const headers = { 'Content-Type': contentType };
  const response = new Response(text, { headers });
  const all = { type: 'basic', redirected: false, ...properties };
  for (const [name, value] of Object.entries(all))
    Object.defineProperty(response, name, { value });
  return response;
};

const isPrecached = (path: string) =>
  ['/assets/main.1.js', '/assets/font.1.woff2'].includes(path);
const cacheable = (path: string, response: Response) =>
  toCacheable(ORIGIN + path, response, isPrecached);

describe('toCacheable', () => {
  it.each([
    ['/assets/main.1.js', SCRIPT],
    ['/assets/font.1.woff2', 'font/woff2'],
    ['/images/products/coat.avif', 'image/avif'],
    ['/images/products/coat.avif', ''],
    ['/about', HTML],
    ['/shell.html', HTML],
  ])(
    'should accept %s only as "%s", complete and of the shop',
    async (path, contentType) => {
      expect(await cacheable(path, respond(contentType))).not.toBeNull();
      const otherType = contentType === HTML ? SCRIPT : HTML;
      expect(await cacheable(path, respond(otherType))).toBeNull();
      for (const properties of [
        { status: 404 },
        { status: 206 },
        { type: 'opaque' },
        { type: 'cors' },
      ] as const) {
        const response = respond(contentType, properties);
        expect(await cacheable(path, response)).toBeNull();
      }
    },
  );

  it('should reject a redirected file, and copy a redirected page', async () => {
    const script = respond(SCRIPT, { redirected: true });
    expect(await cacheable('/assets/main.1.js', script)).toBeNull();
    const page = respond(HTML, { redirected: true }, 'About');
    const copy = await cacheable('/about', page);
    expect(copy?.redirected).toBe(false);
    expect(copy?.headers.get('Content-Type')).toBe(HTML);
    expect(await copy?.text()).toBe('About');
  });

  it('should reject a page of another build, and leave the body of a page readable', async () => {
    const pageWith = (src: string) =>
      respond(HTML, {}, `<script src="${src}"></script>`);
    const other = pageWith('/assets/main.2.js');
    expect(await cacheable('/about', other)).toBeNull();
    const own = pageWith('/assets/main.1.js');
    expect(await isValid(`${ORIGIN}/about`, own, isPrecached)).toBe(true);
    expect(await own.text()).toContain('/assets/main.1.js');
  });
});
