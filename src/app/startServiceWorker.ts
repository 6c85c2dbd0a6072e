import type { EffectContext } from '../effects/context';

/** Keeps the shop for when there is no network, in browsers that can; fetched when the page has time. */
export const startServiceWorker = (context: EffectContext): void => {
  if (process.env['NODE_ENV'] !== 'production' || !('serviceWorker' in navigator)) return;
  const begin = async () => {
    const { watchServiceWorker } = await import(
      /* webpackChunkName: "serviceWorker" */ '../effects/serviceWorker'
    );
    await watchServiceWorker(context);
  };
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  // Refused, or no network already: the shop goes on without.
  whenIdle(() => void begin().catch(() => undefined));
};
