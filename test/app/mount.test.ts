import { rootOptions } from '../../src/app/mount';

const reported = jest.fn();
const logged = jest.fn();
beforeAll(() => Object.assign(window, { reportError: reported }));
beforeEach(() => {
  reported.mockClear();
  logged.mockClear();
  jest.spyOn(console, 'error').mockImplementation(logged);
});

describe('rootOptions', () => {
  it('should log a caught error once when React also recovers from it', () => {
    const { onCaughtError, onRecoverableError } = rootOptions();
    onCaughtError(new TypeError('broken'));
    onRecoverableError(new Error('React recovered.', { cause: new TypeError('broken') }));
    expect(logged).toHaveBeenCalledTimes(1);
    expect(reported).not.toHaveBeenCalled();
  });

  it('should log no chunk-load error, which the browser logs', () => {
    const { onCaughtError, onRecoverableError } = rootOptions();
    const error = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    onCaughtError(error);
    onRecoverableError(new Error('React recovered.', { cause: error }));
    expect(logged).not.toHaveBeenCalled();
    expect(reported).not.toHaveBeenCalled();
  });

  it('should report an error that no boundary caught, such as a hydration mismatch', () => {
    const error = new Error('Hydration failed.');
    rootOptions().onRecoverableError(error);
    expect(reported.mock.calls).toEqual([[error]]);
  });
});
