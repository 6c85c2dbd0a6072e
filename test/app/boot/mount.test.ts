import { rootOptions } from '../../../src/app/boot/mount';

const BROKEN = new TypeError('broken');
const NOT_LOADED = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
});
const MISMATCH = new Error('Hydration failed.');
const recoveredFrom = (cause: Error) =>
  new Error('React recovered.', { cause });
const RECOVERED = recoveredFrom(BROKEN);

const reported = jest.fn();
const logged = jest.fn();
beforeEach(() => {
  Object.assign(window, { reportError: reported.mockClear() });
  jest.spyOn(console, 'error').mockImplementation(logged.mockClear());
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

it.each([
  [
    'log an error that a boundary catches before React recovers',
    [BROKEN, RECOVERED],
    1,
    [],
  ],
  [
    'log an error that a boundary catches after React recovers',
    [RECOVERED, BROKEN],
    1,
    [],
  ],
  [
    'log no chunk-load error, which the browser logs',
    [NOT_LOADED, recoveredFrom(NOT_LOADED)],
    0,
    [],
  ],
  [
    'report an error that no boundary caught, such as a hydration mismatch',
    [MISMATCH],
    0,
    [[MISMATCH]],
  ],
  ['report an error that React recovered from', [RECOVERED], 0, [[RECOVERED]]],
])('should %s', (_, errors, logs, reports) => {
  const { onCaughtError, onRecoverableError } = rootOptions();
  for (const error of errors)
    if (error === BROKEN || error === NOT_LOADED) onCaughtError(error);
    else onRecoverableError(error);
  jest.runAllTimers();
  expect(logged).toHaveBeenCalledTimes(logs);
  expect(reported.mock.calls).toEqual(reports);
});
