import type { AskedEvent, Precache } from './scope';
import { isWhole, keepAmong, openEdition, openPictures } from './stores';

/** Some eight whole pages of pictures, about 10 MB. */
const PICTURES = 240;

/** Stands where a picture would, when there is no network: an image that fails is noise, this is room. */
const blank = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
  });

const ANY = { ignoreVary: true };

/** A part of the app, by its hashed name: of whichever edition that is kept; else from the network. */
export const answerPart = async ({ request }: AskedEvent): Promise<Response> =>
  (await caches.match(request, ANY).catch(() => undefined)) ?? fetch(request);

/** A file of the edition whose name holds no hash. */
export const answerFile = async ({ request }: AskedEvent, edition: Precache): Promise<Response> => {
  const kept = await openEdition(edition)
    .then((cache) => cache.match(request, ANY))
    .catch(() => undefined);
  return kept ?? fetch(request);
};

const keepPicture = async (url: string, picture: Response) => {
  if (isWhole(picture)) await keepAmong(await openPictures(), url, picture, PICTURES);
};

/**
 * A picture, as it was kept; else from the network, and kept. The oldest make room for new ones: the least
 * recently seen would have to be written anew each time that one is seen.
 */
export const answerPicture = async (event: AskedEvent): Promise<Response> => {
  const { request } = event;
  const kept = await openPictures()
    .then((cache) => cache.match(request, ANY))
    .catch(() => undefined);
  if (kept) return kept;
  try {
    const picture = await fetch(request);
    event.waitUntil(keepPicture(request.url, picture.clone()).catch(() => undefined));
    return picture;
  } catch {
    return blank();
  }
};

/** Keeps pictures that were shown before there was a worker: out of the browser's own cache, where it has them. */
export const keepShown = async (urls: readonly string[]): Promise<void> => {
  await Promise.allSettled(
    urls.slice(-PICTURES).map(async (url) => keepPicture(url, await fetch(url, { cache: 'force-cache' }))),
  );
};
