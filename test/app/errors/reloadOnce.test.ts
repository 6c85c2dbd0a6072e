import { forgetReloads, reloadOnce } from '../../../src/app/errors/reloadOnce';

const missing = (file: string) =>
  Object.assign(new Error(`Loading chunk failed: ${file}`), { name: 'ChunkLoadError', request: file });

const ABOUT = missing('/assets/about.1.js');
const reload = jest.fn();

beforeEach(() => reload.mockClear());
afterEach(() => jest.restoreAllMocks());

describe('reloadOnce', () => {
  it('should reload once', () => {
    expect(reloadOnce(ABOUT, reload)).toBe(true);
    expect(reloadOnce(ABOUT, reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('should stop reloading when two builds alternate', () => {
    const files = ['1', '2', '1', '2', '1', '2'].map((build) => missing(`/assets/about.${build}.js`));
    expect(files.map((error) => reloadOnce(error, reload))).toEqual([true, true, false, false, false, false]);
  });

  it('should reload again after the page was loaded', () => {
    reloadOnce(ABOUT, reload);
    forgetReloads();
    expect(reloadOnce(ABOUT, reload)).toBe(true);
  });

  it('should ignore the query of the second request for a file', () => {
    const requests = ['?1.js', '?2.js'].map((query) => missing(`/assets/about.1.js${query}`));
    expect(requests.map((error) => reloadOnce(error, reload))).toEqual([true, false]);
  });

  it('should identify an error without a file by its page', () => {
    const error = Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });
    expect([reloadOnce(error, reload), reloadOnce(error, reload)]).toEqual([true, false]);
  });

  it('should not reload offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce(ABOUT, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['is blocked', 'getItem'],
    ['is full', 'setItem'],
  ] as const)('should not reload when the storage %s', (_, method) => {
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

it('should not reload after another error', () => {
  expect(reloadOnce(new TypeError('x is undefined'), reload)).toBe(false);
  expect(reloadOnce('nonsense', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
