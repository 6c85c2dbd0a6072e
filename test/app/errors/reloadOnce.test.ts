import { forgetReloads, reloadOnce } from '../../../src/app/errors/reloadOnce';

const missing = (file: string) =>
  Object.assign(new Error(`Loading chunk failed: ${file}`), { name: 'ChunkLoadError', request: file });

const ABOUT = missing('/assets/about.1.js');
const reload = jest.fn();

beforeEach(() => reload.mockClear());
afterEach(() => jest.restoreAllMocks());

describe('a chunk-load error', () => {
  it('reloads once', () => {
    expect(reloadOnce(ABOUT, reload)).toBe(true);
    expect(reloadOnce(ABOUT, reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('ends where two builds alternate', () => {
    const files = ['1', '2', '1', '2', '1', '2'].map((build) => missing(`/assets/about.${build}.js`));
    expect(files.map((error) => reloadOnce(error, reload))).toEqual([true, true, false, false, false, false]);
  });

  it('may reload again after the page was loaded', () => {
    reloadOnce(ABOUT, reload);
    forgetReloads();
    expect(reloadOnce(ABOUT, reload)).toBe(true);
  });

  it('is identified by its page where the error names no file', () => {
    const error = Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });
    expect([reloadOnce(error, reload), reloadOnce(error, reload)]).toEqual([true, false]);
  });

  it('does not reload offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce(ABOUT, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['is blocked', 'getItem'],
    ['is full', 'setItem'],
  ] as const)('does not reload where the storage %s', (_, method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'QuotaExceededError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'QuotaExceededError');
    });
    expect(reloadOnce(ABOUT, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('does not reload after another error', () => {
  expect(reloadOnce(new TypeError('x is undefined'), reload)).toBe(false);
  expect(reloadOnce('nonsense', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
