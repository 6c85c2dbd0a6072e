import { startServiceWorker } from '../../../src/features/appUpdate/serviceWorker';
import { setupStore } from '../../../src/app/store';
import { tasks } from '../../support/storeHelpers';

const HOUR_MS = 3_600_000;

it('should look for an update when the page is shown again after an hour, and not before', async () => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NODE_ENV: 'production',
  });
  const update = jest.fn().mockResolvedValue(undefined);
  const register = () => Promise.resolve({ update });
  Object.assign(navigator, {
    serviceWorker: Object.assign(new EventTarget(), { register }),
  });
  const clock = jest.spyOn(Date, 'now');
  const hidden = jest.spyOn(document, 'hidden', 'get');
  const showAfter = (ms: number, isHidden = false) => {
    clock.mockReturnValue(ms);
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  clock.mockReturnValue(0);
  startServiceWorker(setupStore());
  await tasks();
  showAfter(HOUR_MS - 1);
  showAfter(HOUR_MS, true);
  expect(update).toHaveBeenCalledTimes(0);
  showAfter(HOUR_MS);
  showAfter(2 * HOUR_MS - 1);
  expect(update).toHaveBeenCalledTimes(1);
  showAfter(2 * HOUR_MS);
  expect(update).toHaveBeenCalledTimes(2);
});
