import { readMessage } from '../domain/workerMessages';
import { answerFile, answerPart, answerPicture, keepShown } from './files';
import { answerPage } from './pages';
import type { AskedEvent, WorkerScope } from './scope';
import { clearOut, stock } from './stores';

declare const self: WorkerScope;

const { edition } = self;

/** How a request is answered; nothing for what is none of the shop's own files. */
const answer = (event: AskedEvent): Promise<Response> | undefined => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  // A font that was hinted at is fetched twice when a worker has it: while there is a network it goes its own way.
  if (request.destination === 'font' && navigator.onLine) return undefined;
  if (pathname.startsWith('/assets/')) return answerPart(event);
  if (pathname.startsWith('/images/')) return answerPicture(event);
  if (request.mode === 'navigate') return answerPage(event, edition);
  return Object.hasOwn(edition.files, pathname) ? answerFile(event, edition) : undefined;
};

const begin = async () => {
  const [own, all] = await Promise.all([
    self.clients.matchAll({ type: 'window' }),
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  ]);
  await clearOut(edition, all.length > 0);
  await self.registration.navigationPreload?.enable();
  // After the first visit the whole shop is there, in the tab too in which it was fetched.
  if (own.length === 0) await self.clients.claim();
};

self.addEventListener('install', (event) => event.waitUntil(stock(edition)));

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const answering = answer(event);
  if (answering) event.respondWith(answering);
});

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message?.kind === 'takeOver') event.waitUntil(self.skipWaiting());
  if (message?.kind === 'keep') event.waitUntil(keepShown(message.pictures));
  if (message?.kind === 'compare') {
    const isOther = message.scripts.some((script) => !Object.hasOwn(edition.files, script));
    event.ports[0]?.postMessage(isOther);
  }
});
