import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { writeFileIn } from '../../../tools/build/fileMap';
import { headersFile } from '../../../tools/build/headers';
import { serveDist } from '../../../tools/build/serveDist';

const SCRIPT = 'console.log(0);';
const folder = mkdtempSync(join(tmpdir(), 'weft-serve-'));
let server: Awaited<ReturnType<typeof serveDist>>;

beforeAll(async () => {
  for (const page of ['index.html', 'cart.html', '404.html'])
    writeFileIn(folder, page, page);
  writeFileIn(folder, 'assets/main.js', SCRIPT);
  writeFileIn(folder, 'assets/main.js.br', 'compressed');
  writeFileIn(folder, '_build.json', '{}');
  writeFileIn(folder, '_headers', headersFile("default-src 'none'"));
  server = await serveDist(0, folder);
});

afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true });
});

/** Sends the path as it is; `fetch` would normalize it. */
const send = (path: string, { method = 'GET', headers = {} } = {}) =>
  new Promise<{ status: number | undefined; body: string; headers: object }>(
    (done, failed) => {
      const onResponse = async (response: IncomingMessage) =>
        done({
          status: response.statusCode,
          body: await text(response),
          headers: response.headers,
        });
      request(
        server.url,
        { path, method, headers },
        (response) => void onResponse(response).catch(failed),
      )
        .once('error', failed)
        .end();
    },
  );

describe('preview server', () => {
  it.each([
    'bytes=5-1',
    'bytes=2-4',
    'bytes=-3',
    'bytes=999-',
    'lines=1-2',
    'x',
  ])('should send the whole file for the header "Range: %s"', async (range) => {
    const answer = await send('/assets/main.js', { headers: { range } });
    expect(answer).toMatchObject({ status: 200, body: SCRIPT });
    expect(answer.headers).toHaveProperty(
      'content-length',
      String(SCRIPT.length),
    );
  });

  it.each([
    ...[
      '/%5fheaders',
      '/_header%73',
      '/%255fheaders',
      '/./_headers',
      '//_headers',
      '/assets/../_headers',
    ],
    ...[
      '/assets/main.js%2ebr',
      '/assets/main.js.b%72',
      '/assets/main.js.br/',
      '/assets/main.js.br%3f',
    ],
    ...[
      '/cart%2ehtml',
      '/cart.html/',
      '/cart.html%3f',
      '/cart.html%23',
      '/%',
      '/%00',
    ],
  ])('should send the error page for %s', async (path) => {
    const answer = await send(path);
    expect(answer).toMatchObject({ status: 404, body: '404.html' });
    expect(answer.headers).toHaveProperty('cache-control', 'no-cache');
  });

  it('should send only headers for HEAD, a compressed file with its encoding, and reject other methods', async () => {
    const head = await send('/cart', { method: 'HEAD' });
    expect(head).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-length': '9' },
    });
    const packed = await send('/assets/main.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(packed).toMatchObject({
      body: 'compressed',
      headers: { 'content-encoding': 'br' },
    });
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect(await send('/', { method })).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      });
  });
});
