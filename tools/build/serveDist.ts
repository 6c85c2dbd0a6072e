import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  createServer,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import sirv from 'sirv';
import { tryOr } from '../../src/lib/tryOr';
import { DIST, fileOf, NOT_FOUND, requireBuild } from './fileMap';
import { cspIn, headersOf } from './headers';

/** The address of this machine alone. */
const LOCALHOST = '127.0.0.1';

/** The paths that `api` answers. */
const API = '/api/';

/**
 * Serves a build with the URLs and headers of a real host; port 0 takes a free
 * one. `api` answers the requests below `/api/`.
 */
export const serveDist = async (
  port: number,
  dist = DIST,
  host = LOCALHOST,
  api?: RequestListener,
) => {
  requireBuild(dist);
  // The next build replaces the files of a server that runs, and removes them
  // for a moment.
  const read = (name: string) =>
    tryOr('', () => readFileSync(dist + name, 'utf8'));
  // `fileOf` resolves clean URLs, so sirv tries no extensions.
  const files = sirv(dist, {
    // It keeps no list of the files.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
  });

  const setHeaders = (response: ServerResponse, file: string) => {
    const headers = headersOf(file, cspIn(read('/_headers')));
    response.setHeaders(new Map(Object.entries(headers)));
  };

  const sendNotFound = (response: ServerResponse) => {
    setHeaders(response, NOT_FOUND);
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
    response.end(read(NOT_FOUND));
  };

  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (api && url.startsWith(API)) {
      api(request, response);
      return;
    }
    const [pathname = '/'] = url.split(/[?#]/);
    const file = fileOf(pathname);
    if (file === undefined) {
      sendNotFound(response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // sirv does not validate the ranges that it reads. A server may ignore them
    // (RFC 9110, 14.2).
    delete request.headers.range;
    setHeaders(response, file);
    request.url = file;
    files(request, response, () => sendNotFound(response));
  });
  server.listen(port, host);
  // This throws where the server fails, such as at a port in use.
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server has no port.');
  return {
    url: `http://${LOCALHOST}:${address.port}`,
    stop: () => {
      server.close();
      // `close` alone waits for the keep-alive connections of browsers.
      server.closeAllConnections();
    },
  };
};
