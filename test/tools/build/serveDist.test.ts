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
const send = async (path: string, headers = {}) => {
  const sent = request(server.url, { path, headers }).end();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
  return {
    status: response.statusCode,
    body: await text(response),
    headers: response.headers,
  };
};

it.each([
  '/%5fheaders',
  '//_headers',
  '/assets/../_headers',
  '/assets/main.js.b%72',
  '/assets/main.js.br%3f',
  '/cart%2ehtml',
  '/cart.html%23',
  '/%',
  '/%00',
])('should send the error page for %s', async (path) => {
  const answer = await send(path);
  expect(answer).toMatchObject({ status: 404, body: '404.html' });
  expect(answer.headers).toHaveProperty('cache-control', 'no-cache');
});

it('should send a compressed file with its encoding', async () => {
  const answer = await send('/assets/main.js', { 'accept-encoding': 'br' });
  expect(answer).toMatchObject({
    body: 'compressed',
    headers: { 'content-encoding': 'br' },
  });
});
