import type { Ties } from '../effects/ties';

/** Keeps the shop for when there is no network, in browsers that can; fetched when the page has time. */
export const followEdition = (ties: Ties): void => {
  if (process.env['NODE_ENV'] !== 'production' || !('serviceWorker' in navigator)) return;
  const begin = async () => {
    const { watchEdition } = await import(/* webpackChunkName: "edition" */ '../effects/edition');
    await watchEdition(ties);
  };
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  // Refused, or no network already: the shop goes on without.
  whenIdle(() => void begin().catch(() => undefined));
};
