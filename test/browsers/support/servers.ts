import { serveDist } from '../../../tools/build/serveDist';
import { until } from '../../support/browser/waitFor';

/** The URL of a free port of this machine. */
export const freeUrl = async (): Promise<string> => {
  const { url, stop } = await serveDist(0);
  stop();
  return url;
};

/** Waits until a server responds to this URL. */
export const untilServed = (url: string): Promise<void> =>
  until(`${url} is served`, () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
