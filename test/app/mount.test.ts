import { rootOptions } from '../../src/app/mount';

const reported = jest.fn();
const logged = jest.fn();
beforeAll(() => Object.assign(window, { reportError: reported }));
beforeEach(() => {
  reported.mockClear();
  logged.mockClear();
  jest.spyOn(console, 'error').mockImplementation(logged);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('rootOptions', () => {
  it.each(['before', 'after'])(
    'should log an error once that React recovers from %s it is caught',
    (order) => {
      const { onCaughtError, onRecoverableError } = rootOptions();
      if (order === 'after') onCaughtError(new TypeError('broken'));
      onRecoverableError(new Error('React recovered.', { cause: new TypeError('broken') }));
      if (order === 'before') onCaughtError(new TypeError('broken'));
      jest.runAllTimers();
      expect(logged).toHaveBeenCalledTimes(1);
      expect(reported).not.toHaveBeenCalled();
    },
  );

  it('should log no chunk-load error, which the browser logs', () => {
    const { onCaughtError, onRecoverableError } = rootOptions();
    const error = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    onCaughtError(error);
    onRecoverableError(new Error('React recovered.', { cause: error }));
    jest.runAllTimers();
    expect(logged).not.toHaveBeenCalled();
    expect(reported).not.toHaveBeenCalled();
  });

  it('should report an error that no boundary caught, such as a hydration mismatch', () => {
    const error = new Error('Hydration failed.');
    rootOptions().onRecoverableError(error);
    expect(reported.mock.calls).toEqual([[error]]);
  });

  it('should report an error that React recovered from', () => {
    const error = new Error('React recovered.', { cause: new TypeError('broken') });
    rootOptions().onRecoverableError(error);
    jest.runAllTimers();
    expect(reported.mock.calls).toEqual([[error]]);
  });
});
