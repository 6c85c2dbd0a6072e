import type { EffectContext } from '../effects/context';

export const startServiceWorker = (context: EffectContext): void => {
  if (process.env['NODE_ENV'] !== 'production' || !('serviceWorker' in navigator)) return;
  const start = async () => {
    const { watchServiceWorker } = await import(
      /* webpackChunkName: "serviceWorker" */ '../effects/serviceWorker'
    );
    await watchServiceWorker(context);
  };
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  whenIdle(() => void start().catch(() => undefined));
};
