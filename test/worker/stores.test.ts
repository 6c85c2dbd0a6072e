import { clearOut, keepAmong, openEdition, openPictures, stock } from '../../src/worker/stores';

const ORIGIN = 'https://weft.example';

/** As much of the browser's stores as the worker asks for, in the order in which things were put there. */
const fakeCaches = () => {
  const stores = new Map<string, Map<string, Response>>();
  const urlOf = (asked: string | { readonly url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      put: (asked: string, answer: Response) => {
        store.delete(urlOf(asked));
        store.set(urlOf(asked), answer);
        return Promise.resolve();
      },
      match: (asked: string) => Promise.resolve(store.get(urlOf(asked))),
      keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
      delete: (asked: string | { readonly url: string }) => Promise.resolve(store.delete(urlOf(asked))),
    });
  };
  const match = (asked: string) =>
    Promise.resolve([...stores.values()].flatMap((store) => store.get(urlOf(asked)) ?? [])[0]);
  const remove = (name: string) => Promise.resolve(stores.delete(name));
  return { open, match, keys: () => Promise.resolve([...stores.keys()]), delete: remove };
};

const answer = (text: string, { type = 'basic', ...init }: ResponseInit & { type?: string } = {}) =>
  Object.defineProperty(new Response(text, init), 'type', { value: type });

const edition = (version: string, files: Readonly<Record<string, string>> = {}) => ({ version, files });

const fetched = jest.fn<Promise<Response>, [string, RequestInit?]>();
const names = () => caches.keys();

beforeEach(() => {
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: fakeCaches() });
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: fetched });
  fetched.mockReset().mockImplementation((path) => Promise.resolve(answer(path)));
});

describe('an edition of the shop', () => {
  const FILES = { '/assets/main.1.js': '', '/about': 'sha256-about' };

  it('is fetched whole, and each page held against its hash', async () => {
    await stock(edition('b', FILES));
    const cache = await openEdition(edition('b'));
    expect(await (await cache.match('/about'))?.text()).toBe('/about');
    expect(fetched).toHaveBeenCalledWith('/about', { cache: 'no-cache', integrity: 'sha256-about' });
  });

  it('takes what an earlier one has under the same hashed name, and nothing else of it', async () => {
    await stock(edition('a', FILES));
    fetched.mockClear();
    await stock(edition('b', FILES));
    expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/about']);
  });

  it('keeps its pages without hints to fetch a font early', async () => {
    const page = `<link rel="icon" href="/i.svg"><link\n  rel="preload" href="/assets/a.woff2"\n /><p>About</p>`;
    fetched.mockImplementation(() => Promise.resolve(answer(page)));
    await stock(edition('b', { '/about': 'sha256-about' }));
    const kept = await (await openEdition(edition('b'))).match('/about');
    expect(await kept?.text()).toBe('<link rel="icon" href="/i.svg"><p>About</p>');
  });

  it.each([
    ['is missing', answer('', { status: 404 })],
    ['is a part of it', answer('', { status: 206 })],
    ['is from elsewhere', answer('', { type: 'opaque' })],
  ])('is not there when a file of it %s', async (_how, wrong) => {
    fetched.mockImplementation(() => Promise.resolve(wrong));
    await expect(stock(edition('b', { '/assets/main.1.js': '' }))).rejects.toThrow('/assets/main.1.js');
  });
});

describe('earlier editions', () => {
  beforeEach(async () => {
    for (const version of ['a', 'b', 'c', 'd', 'e']) await openEdition(edition(version));
    await openPictures();
  });

  it('go when no tab is open', async () => {
    await clearOut(edition('e'), false);
    expect(await names()).toEqual(['weft-edition-e', 'weft-pictures']);
  });

  it('stay for tabs that may run them, the last three', async () => {
    await clearOut(edition('e'), true);
    expect(await names()).toEqual([...['b', 'c', 'd', 'e'].map((v) => `weft-edition-${v}`), 'weft-pictures']);
  });
});

describe('what is kept beside an edition', () => {
  const keep = async (cache: Cache, paths: readonly string[], most: number) =>
    Promise.all(paths.map((path) => keepAmong(cache, ORIGIN + path, answer(path), most)));
  const pathsIn = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname);

  it('is at most so many, the last that came; what lies elsewhere does not count', async () => {
    const cache = await openEdition(edition('a'));
    await cache.put(`${ORIGIN}/about`, answer('about'));
    await keep(
      cache,
      Array.from({ length: 9 }, (_, i) => `/product/${i}`),
      4,
    );
    expect(await pathsIn(cache)).toEqual([
      '/about',
      ...['/product/5', '/product/6', '/product/7', '/product/8'],
    ]);
  });

  it('is younger when it comes again', async () => {
    const cache = await openEdition(edition('a'));
    await keep(cache, ['/product/1', '/product/2', '/product/1', '/product/3'], 2);
    expect(await pathsIn(cache)).toEqual(['/product/1', '/product/3']);
  });

  it('is not kept where there is no room, and what comes later is tried again', async () => {
    const cache = await openPictures();
    const put = jest
      .spyOn(cache, 'put')
      .mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    await keep(cache, ['/images/1', '/images/2'], 4);
    expect(put).toHaveBeenCalledTimes(2);
    expect(await pathsIn(cache)).toEqual(['/images/2']);
  });
});
