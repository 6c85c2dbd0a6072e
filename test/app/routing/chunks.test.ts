import { reloadOnce } from '../../../src/app/routing/chunks';

const chunkLoadError = (request?: string) =>
  Object.assign(new Error('Loading chunk failed'), {
    name: 'ChunkLoadError',
    ...(request && { request }),
  });

const ABOUT = chunkLoadError('/assets/about.1.js');
const reload = jest.fn();
/** Whether each of these errors reloads the page. */
const reloadsAfter = (...errors: readonly unknown[]) =>
  errors.map((error) => reloadOnce(error, reload));

beforeEach(() => reload.mockClear());
afterEach(() => jest.restoreAllMocks());

it('should reload once', () => {
  expect(reloadsAfter(ABOUT, ABOUT)).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'when two builds alternate',
    ['.1.js', '.2.js', '.1.js', '.2.js', '.1.js'],
    [true, true, false, false, false],
  ],
  [
    'after the second request for a file, which has a query',
    ['.1.js?1.js', '.1.js?2.js'],
    [true, false],
  ],
  ['without a file, on the same page', [undefined, undefined], [true, false]],
])('should stop reloading %s', (_, files, expected) => {
  const errors = files.map((file) =>
    chunkLoadError(file && `/assets/about${file}`),
  );
  expect(reloadsAfter(...errors)).toEqual(expected);
});

it('should not reload offline, after another error, or when the storage is full', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadsAfter(ABOUT)).toEqual([false]);
  online.mockRestore();
  expect(reloadsAfter(new TypeError('x is undefined'), 'nonsense')).toEqual([
    false,
    false,
  ]);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'QuotaExceededError');
  });
  expect(reloadsAfter(ABOUT)).toEqual([false]);
  expect(reload).not.toHaveBeenCalled();
});
