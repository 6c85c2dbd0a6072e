import { reloadOnce } from '../../../src/app/routing/chunks';

const chunkLoadError = (request?: string) => {
  const error = new Error('Loading chunk failed');
  return Object.assign(error, { name: 'ChunkLoadError', request });
};

const ABOUT = chunkLoadError('/assets/about.1.js');
const reload = jest.fn();
/** Whether each of these errors reloads the page. */
const reloadsAfter = (...errors: readonly unknown[]) =>
  errors.map((error) => reloadOnce(error, reload));

beforeEach(() => reload.mockClear());
afterEach(() => jest.restoreAllMocks());

it.each([
  ['after the first time', ['/about.1.js', '/about.1.js'], [true, false]],
  [
    'when two builds alternate',
    ['/about.1.js', '/about.2.js', '/about.1.js', '/about.2.js'],
    [true, true, false, false],
  ],
  [
    'after the second request for a file, which has a query',
    ['/about.1.js?1.js', '/about.1.js?2.js'],
    [true, false],
  ],
  ['without a file, on the same page', [undefined, undefined], [true, false]],
])('should stop reloading %s', (_, files, expected) => {
  const errors = files.map(chunkLoadError);
  expect(reloadsAfter(...errors)).toEqual(expected);
  expect(reload).toHaveBeenCalledTimes(expected.filter(Boolean).length);
});

describe('should not reload', () => {
  const expectNoReload = (error: unknown) => {
    expect(reloadsAfter(error)).toEqual([false]);
    expect(reload).not.toHaveBeenCalled();
  };

  it.each([new TypeError('x is undefined'), 'nonsense'])(
    'after another error: %s',
    expectNoReload,
  );

  it('offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expectNoReload(ABOUT);
  });

  it('when the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'QuotaExceededError');
    });
    expectNoReload(ABOUT);
  });
});
