import { forgetReloads, reloadOnce } from '../../../src/app/errors/reloadOnce';

const missing = (file: string) =>
  Object.assign(new Error(`Loading chunk failed: ${file}`), { name: 'ChunkLoadError', request: file });

const ABOUT = missing('/assets/about.1.js');
const reload = jest.fn();

beforeEach(() => reload.mockClear());
afterEach(() => jest.restoreAllMocks());

describe('a part of the shop that did not come', () => {
  it('has the page loaded anew once', () => {
    expect(reloadOnce(ABOUT, reload)).toBe(true);
    expect(reloadOnce(ABOUT, reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('ends even where two builds answer by turns', () => {
    const files = ['1', '2', '1', '2', '1', '2'].map((build) => missing(`/assets/about.${build}.js`));
    expect(files.map((error) => reloadOnce(error, reload))).toEqual([true, true, false, false, false, false]);
  });

  it('may have it loaded anew again after the page was there', () => {
    reloadOnce(ABOUT, reload);
    forgetReloads();
    expect(reloadOnce(ABOUT, reload)).toBe(true);
  });

  it('is known by its page where the browser does not say which file it was', () => {
    const error = Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });
    expect([reloadOnce(error, reload), reloadOnce(error, reload)]).toEqual([true, false]);
  });

  it('has nothing loaded anew without a network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce(ABOUT, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['is forbidden', 'getItem'],
    ['is full', 'setItem'],
  ] as const)('has nothing loaded anew where the storage %s, for it could not end', (_how, method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    expect(reloadOnce(ABOUT, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a page that throws is not loaded anew', () => {
  expect(reloadOnce(new TypeError('x is undefined'), reload)).toBe(false);
  expect(reloadOnce('nonsense', reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
