import type { WorkerMessage } from '../features/appUpdate/workerMessages';
import { deleteOldCaches, isPrecached, PRECACHE, precache } from './precache';
import './routes';

declare const self: ServiceWorkerGlobalScope;

interface WorkerMessageEvent extends ExtendableMessageEvent {
  readonly data: WorkerMessage;
}

/** Tabs of this many older versions can still load their chunks. */
const OLD_VERSIONS = 2;

const handleInstall = async (event: ExtendableEvent) => {
  try {
    await precache.install(event);
  } catch (error) {
    await caches.delete(PRECACHE);
    throw error;
  }
  const message: WorkerMessage = { type: 'DELETE_OLD_CACHES' };
  // Only the active worker knows which cache it uses.
  self.registration.active?.postMessage(message);
};

const handleActivate = async () => {
  const tabs = await self.clients.matchAll({
    type: 'window',
    includeUncontrolled: true,
  });
  await deleteOldCaches(tabs.length > 0 ? OLD_VERSIONS : 0);
  await self.clients.claim();
};

self.addEventListener('install', (event) =>
  event.waitUntil(handleInstall(event)),
);
self.addEventListener('activate', (event) => event.waitUntil(handleActivate()));
self.addEventListener('message', (event: WorkerMessageEvent) => {
  const { data } = event;
  if (data.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (data.type === 'DELETE_OLD_CACHES') {
    event.waitUntil(deleteOldCaches(OLD_VERSIONS));
  }
  if (data.type === 'CHECK_VERSION') {
    event.ports[0]?.postMessage(data.payload.scripts.every(isPrecached));
  }
});
