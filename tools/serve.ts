import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { headersOf, policyIn } from './build/headers';
import { fileOf, NOT_FOUND } from './build/layout';

/** This machine alone. */
export const HOST = '127.0.0.1';

/** The policy that the build left for static hosts; a `dist` without one has it in its pages only. */
const readPolicy = (dist: string): string | undefined =>
  existsSync(`${dist}/_headers`) ? policyIn(readFileSync(`${dist}/_headers`, 'utf8')) : undefined;

/** Serves `dist` to this machine as a real host does; port 0 takes a free one. */
export const serveDist = async (port: number, dist = 'dist') => {
  if (!existsSync(`${dist}/index.html`)) throw new Error(`${dist} is missing: run \`npm run build\` first.`);
  const policy = readPolicy(dist);
  const notFound = readFileSync(`${dist}${NOT_FOUND}`);
  // The file is found by `fileOf`, so sirv has no extension to guess.
  const files = sirv(dist, { etag: true, brotli: true, gzip: true, extensions: [] });

  const setHeaders = (response: ServerResponse, file: string) => {
    for (const [name, value] of Object.entries(headersOf(file, policy))) response.setHeader(name, value);
  };

  const server = createServer((request, response) => {
    const [pathname = '/'] = /^[^?#]*/.exec(request.url ?? '/') ?? [];
    const file = fileOf(pathname);
    const answerNotFound = () => {
      setHeaders(response, NOT_FOUND);
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(notFound);
    };
    if (file === undefined) {
      answerNotFound();
      return;
    }
    setHeaders(response, file);
    request.url = file;
    files(request, response, answerNotFound);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://${HOST}:${address.port}`,
    stop: () => {
      server.close();
      // A browser that keeps a connection would keep the server.
      server.closeAllConnections();
    },
  };
};
