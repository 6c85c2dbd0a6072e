import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fileOf, NOT_FOUND } from '../build/layout';

const HOST = '127.0.0.1';

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** What is compressed already: more of it makes it no smaller. */
const PACKED = ['.avif', '.webp', '.woff2'];

interface Answer {
  readonly body: Buffer;
  readonly kind: string;
  readonly isPacked: boolean;
  readonly status: 200 | 404;
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

const packed = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });

/** The file of the build that answers to a pathname, or the page for what there is not. */
const answerWith = (root: string, pathname: string): Answer => {
  const own = fileOf(pathname);
  const isThere = own !== undefined && isFile(join(root, own));
  const status = isThere ? 200 : 404;
  const file = join(root, isThere ? own : NOT_FOUND);
  const ending = extname(file);
  const kind = KINDS[ending] ?? 'application/octet-stream';
  if (PACKED.includes(ending)) return { body: readFileSync(file), kind, isPacked: false, status };
  const body = isFile(`${file}.br`) ? readFileSync(`${file}.br`) : packed(readFileSync(file));
  return { body, kind, isPacked: true, status };
};

/**
 * Serves a build to this machine at its usual addresses: HTTP/1.1, everything that gains by it in brotli, out of
 * memory so that no disk is measured. `lay` adds a page of our own at a pathname.
 */
export const serveMeasured = async (root: string) => {
  const answers = new Map<string, Answer>();
  const answerTo = (pathname: string): Answer => {
    const answer = answers.get(pathname) ?? answerWith(root, pathname);
    answers.set(pathname, answer);
    return answer;
  };
  const server = createServer((request, response) => {
    const { body, kind, isPacked, status } = answerTo(new URL(request.url ?? '/', `http://${HOST}`).pathname);
    response.statusCode = status;
    response.setHeader('Content-Type', kind);
    if (isPacked) response.setHeader('Content-Encoding', 'br');
    // A run begins with an empty cache anyway; within one, what was fetched is not fetched again.
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.setHeader('Content-Length', body.length);
    response.end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, HOST, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://${HOST}:${address.port}`,
    lay: (pathname: string, html: string) => {
      answers.set(pathname, {
        body: packed(Buffer.from(html)),
        kind: KINDS['.html'] ?? '',
        isPacked: true,
        status: 200,
      });
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

export type Server = Awaited<ReturnType<typeof serveMeasured>>;
