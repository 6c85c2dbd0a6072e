import { existsSync, readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import { products } from '../../src/data/products';
import { PATHS, productPath } from '../../src/domain/paths';
import { launchBrowser } from '../browser/launch';
import { COAT } from '../browser/pages';
import { userActions } from '../browser/userActions';
import { requireBuild } from '../build/buildStamp';
import { DIST, fileOf, filesIn, NOT_FOUND } from '../build/fileMap';
import { headersOf, policyIn } from '../build/headers';
import { hasBrotli, startNginx } from './nginx';

// Checks the build in a real nginx with deploy/nginx.conf:   npx tsx tools/deploy/checkNginx.ts

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const;

const NOT_SERVED = `
  /nowhere /product /product/ /product/no-such-thing /cart/more /a.html /images /assets/
  /cart.html /index.html /_headers /_headers.conf /_build.json /index.html.br /assets/main.js.map
  /.git/config /.env /images/.hidden /.well-knownx /../package.json /..%2fpackage.json
  /%2e%2e/package.json /images/../../package.json /product/..%2f..%2fpackage.json
  /product/%2e%2e%2f%2e%2e%2fpackage /assets/..%5c..%5cpackage.json /product/__proto__
  /product/constructor /%E0%A4%A /%00 //evil.example/x
`
  .trim()
  .split(/\s+/);

const spellings = (path: string) => [path, `${path}//`, path.toUpperCase(), `${path}?q=e`];

const bytesOf = (file: string) => (existsSync(DIST + file) ? readFileSync(DIST + file) : undefined);

/** Sends the path as it is: `fetch` would resolve `..` first. */
const get = async (
  url: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
) => {
  const { hostname, port } = new URL(url);
  const response = await new Promise<IncomingMessage>((done, failed) => {
    request({ hostname, port, path, headers, method, agent: false }, done).once('error', failed).end();
  });
  const chunks: Uint8Array[] = [];
  for await (const chunk of response) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
};

const wrongHeaders = (headers: IncomingMessage['headers'], file: string, policy: string | undefined) =>
  Object.entries({
    ...headersOf(file, policy),
    'Content-Type': TYPES[extname(file)],
    Server: 'nginx',
    'Strict-Transport-Security': undefined,
  }).flatMap(([name, value]) => {
    const sent = headers[name.toLowerCase()];
    return sent === value ? [] : [`${file} has ${name} "${String(sent)}"`];
  });

const checkPaths = async (url: string) => {
  const paths = [
    ...Object.values(PATHS).flatMap(spellings),
    ...products.flatMap(({ _id }) => [productPath(_id), `/PRODUCT//${_id}/`]),
  ];
  const faults: string[] = [];
  for (const path of paths) {
    const { status, body } = await get(url, path);
    const page = bytesOf(fileOf(path.replace(/\?.*/, '')) ?? '');
    if (status !== 200 || !page?.equals(body)) faults.push(`${path} answers ${status}`);
  }
  return faults;
};

const checkNotServed = async (url: string, policy: string | undefined) => {
  const faults: string[] = [];
  for (const path of NOT_SERVED) {
    const { status, headers, body } = await get(url, path);
    if (status !== 404 || !bytesOf(NOT_FOUND)?.equals(body)) faults.push(`${path} answers ${status}`);
    faults.push(...wrongHeaders(headers, NOT_FOUND, policy));
  }
  return faults;
};

const checkFiles = async (url: string, policy: string | undefined, encoding: keyof typeof SUFFIXES) => {
  const faults: string[] = [];
  for (const file of filesIn(DIST).map((name) => `/${name}`)) {
    const path = [file, file.replace(/\.html$/, ''), file.replace(/index\.html$/, '')].find(
      (p) => fileOf(p) === file,
    );
    if (path === undefined) continue;
    const compressed = bytesOf(file + SUFFIXES[encoding]);
    const accept = { 'Accept-Encoding': encoding };
    const { status, headers, body } = await get(url, path, accept);
    const isRight = status === 200 && (compressed ?? bytesOf(file))?.equals(body);
    const sent = headers['content-encoding'] ?? 'identity';
    if (!isRight || sent !== (compressed ? encoding : 'identity'))
      faults.push(`${path} answers ${status}, ${sent}`);
    faults.push(...wrongHeaders(headers, file, policy));
    const again = await get(url, path, { ...accept, 'If-None-Match': headers.etag ?? '' });
    if (again.status !== 304) faults.push(`${path} answers ${again.status} to its ETag`);
  }
  return faults;
};

/** Responses for a file whose URL is cached for a year. */
const checkErrors = async (url: string) => {
  const [asset = ''] = filesIn(DIST).filter((name) => /^assets\/.*\.js$/.test(name));
  const requests = [
    { status: 405, method: 'POST', headers: {} },
    { status: 412, method: 'GET', headers: { 'If-Match': '"0"' } },
    { status: 200, method: 'GET', headers: { Range: 'bytes=99999999-' } },
  ];
  const faults: string[] = [];
  for (const { status, method, headers } of requests) {
    const answer = await get(url, `/${asset}`, headers, method);
    const cached = answer.headers['cache-control'] ?? '';
    if (answer.status !== status) faults.push(`${method} answers ${answer.status}, not ${status}`);
    if (cached.includes('immutable') !== (status === 200)) faults.push(`${status} has "${cached}"`);
  }
  return faults;
};

/** Buys a product in Chromium; the faults are console messages, errors and violations of the policy. */
const checkBrowser = async (url: string) => {
  const faults: string[] = [];
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(url + COAT.path);
    const user = userActions(page);
    await user.chooseSize('M');
    await user.addToCart();
    await user.goToCart();
    await page.reload();
    await page.getByRole('link', { name: 'Cart 1' }).waitFor();
  } finally {
    await browser.close();
  }
  return faults;
};

const report = (name: string, faults: readonly string[]) => {
  console.log(
    `${faults.length > 0 ? 'FAILED' : 'passed'}  ${[name, ...faults.slice(0, 5)].join('\n        ')}`,
  );
  if (faults.length > 0) process.exitCode = 1;
};

const main = async () => {
  requireBuild();
  const policy = policyIn(readFileSync(`${DIST}/_headers`, 'utf8'));
  const { url, log, stop } = await startNginx();
  try {
    report('every page in every spelling', await checkPaths(url));
    report('404 for everything else', await checkNotServed(url, policy));
    report('no error is cached', await checkErrors(url));
    for (const encoding of hasBrotli()
      ? (['br', 'gzip', 'identity'] as const)
      : (['gzip', 'identity'] as const))
      report(`every file: bytes, headers and 304 (${encoding})`, await checkFiles(url, policy, encoding));
    report('a purchase in Chromium', await checkBrowser(url));
    // nginx logs every missing file.
    const errors = log().replace(/^.*open\(\) .* failed \(2: .*$/gm, '');
    report('the error log is empty', errors.trim() === '' ? [] : [errors.trim()]);
  } finally {
    await stop();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
