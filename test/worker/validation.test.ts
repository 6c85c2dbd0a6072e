import { isValid, toCacheable } from '../../src/worker/validation';

const ORIGIN = 'https://weft.example';
const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript';

interface Options extends ResponseInit {
  readonly text?: string;
  readonly type?: ResponseType;
  readonly redirected?: boolean;
}

const respond = (contentType: string, options: Options = {}) => {
  const {
    text = '',
    type = 'basic',
    redirected = false,
    status = 200,
  } = options;
  const headers = {
    'Content-Type': contentType,
    'Content-Encoding': 'br',
    'Content-Length': '9',
  };
  return Object.defineProperties(new Response(text, { status, headers }), {
    type: { value: type },
    redirected: { value: redirected },
  });
};

const isPrecached = (path: string) =>
  ['/assets/main.1.js', '/assets/font.1.woff2'].includes(path);
const cacheable = (path: string, response: Response) =>
  toCacheable(ORIGIN + path, response, isPrecached);

const RESPONSES = [
  ['/assets/main.1.js', SCRIPT],
  ['/assets/font.1.woff2', 'font/woff2'],
  ['/images/products/coat.avif', 'image/avif'],
  ['/images/products/coat.avif', 'application/octet-stream'],
  ['/images/products/coat.avif', ''],
  ['/about', HTML],
  ['/shell.html', HTML],
] as const;

describe('toCacheable', () => {
  it.each(RESPONSES)(
    'should accept %s only as %s, complete and of the shop',
    async (path, contentType) => {
      expect(await cacheable(path, respond(contentType))).not.toBeNull();
      expect(
        await cacheable(path, respond(contentType === HTML ? SCRIPT : HTML)),
      ).toBeNull();
      for (const options of [
        { status: 404 },
        { status: 206 },
        { type: 'opaque' },
        { type: 'cors' },
      ] as const)
        expect(await cacheable(path, respond(contentType, options))).toBeNull();
    },
  );

  it('should reject a redirected file, and copy a redirected page', async () => {
    expect(
      await cacheable(
        '/assets/main.1.js',
        respond(SCRIPT, { redirected: true }),
      ),
    ).toBeNull();
    const copy = await cacheable(
      '/about',
      respond(HTML, { text: 'About', redirected: true }),
    );
    expect(copy?.redirected).toBe(false);
    expect(copy?.headers.get('Content-Type')).toBe(HTML);
    expect(await copy?.text()).toBe('About');
  });

  it('should reject a page of another build, and leave the body of a page readable', async () => {
    const page = (path: string) =>
      respond(HTML, { text: `<script src="${path}"></script>` });
    expect(await cacheable('/about', page('/assets/main.2.js'))).toBeNull();
    const own = page('/assets/main.1.js');
    expect(await isValid(`${ORIGIN}/about`, own, isPrecached)).toBe(true);
    expect(await own.text()).toContain('/assets/main.1.js');
  });
});
