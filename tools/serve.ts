import { existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import sirv from 'sirv';

const HOST = '127.0.0.1';

/** Where files lie that a page asks for: what is missing here is missing, not a page of the shop. */
const FILES = /^\/(assets|images)\//;

const setHeaders = (response: ServerResponse, pathname: string) => {
  const forEver = pathname.startsWith('/assets/');
  response.setHeader('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
};

/** Serves `dist` to this machine; port 0 takes a free one. Every path of the app answers with the app. */
export const serveDist = async (port: number) => {
  if (!existsSync('dist/index.html')) throw new Error('dist is missing: run `npm run build` first.');
  const files = sirv('dist', { etag: true, setHeaders });
  const pages = sirv('dist', { etag: true, setHeaders, single: true, ignores: false });
  const server = createServer((request, response) => {
    if (FILES.test(request.url ?? '')) files(request, response);
    else pages(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { url: `http://${HOST}:${address.port}`, stop: () => server.close() };
};
