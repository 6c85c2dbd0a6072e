import { products } from '../../src/data/products';
import { PATHS, productPath } from '../../src/domain/paths';
import { fileOf, NOT_FOUND } from '../build/layout';
import { type Answer, type Ask } from './ask';
import { bytesOf, policyOfDist, served } from './dist';
import { wrongHeader } from './files';
import { summed, type Finding } from './tell';

/** Ways in which people write an address that is right. */
const ways = (path: string): string[] => [
  path,
  `${path}/`,
  `${path}//`,
  path.toUpperCase(),
  path.toLowerCase(),
  `${path}?category=Women&q=e`,
  `/${path}`,
];

const productWays = (path: string): string[] => [
  path,
  `${path}/`,
  path.replace('/product', '/PRODUCT'),
  path.replace('/product/', '/product//'),
];

/** What is asked for and must not be had. */
const REFUSED = [
  ...[
    '/nowhere',
    '/product',
    '/product/',
    '/product/no-such-thing',
    '/cart/more',
    '/a.html',
    '/images',
    '/assets/',
  ],
  ...['/cart.html', '/index.html', '/_headers', '/_redirects', '/index.html.br', '/index.html.gz'],
  ...['/assets/main.js.map', '/sw.js.map', '/.git/config', '/.env', '/images/.hidden', '/.well-knownx'],
  ...['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json', '/images/../../package.json'],
  ...[
    '/product/..%2f..%2fpackage.json',
    '/product/%2e%2e%2f%2e%2e%2fpackage',
    '/assets/..%5c..%5cpackage.json',
  ],
  ...['/product/__proto__', '/product/constructor', '/%E0%A4%A', '/%00', '//evil.example/x'],
];

const saysNotFound = (answer: Answer, path: string, policy: string): string | undefined => {
  if (answer.status !== 404) return `${path} answers ${answer.status}`;
  const page = bytesOf(NOT_FOUND);
  if (!page || !answer.body.equals(page)) return `${path} does not answer with the page`;
  return wrongHeader(answer, NOT_FOUND, policy);
};

const checkRange = async (ask: Ask): Promise<Finding> => {
  const what = 'a part of a picture can be had';
  const picture = served().find(({ file }) => file.endsWith('.avif'));
  const whole = picture && bytesOf(picture.file);
  if (!picture || !whole) return { what, fault: 'there is no picture' };
  const { length } = whole;
  const first = await ask(picture.address, { Range: 'bytes=0-99' });
  const last = await ask(picture.address, { Range: 'bytes=-100' });
  const beyond = await ask(picture.address, { Range: `bytes=${length}-` });
  const isRight =
    [first, last].every(({ status }) => status === 206) &&
    first.headers['content-range'] === `bytes 0-99/${length}` &&
    first.body.equals(whole.subarray(0, 100)) &&
    last.body.equals(whole.subarray(-100)) &&
    beyond.status === 416;
  return { what, fault: isRight ? undefined : `${first.status}, ${last.status}, ${beyond.status}` };
};

const checkManners = async (ask: Ask): Promise<Finding[]> => {
  const head = await ask('/', {}, 'HEADER_HEIGHT');
  const post = await ask('/', {}, 'POST');
  const { server, 'strict-transport-security': secure } = head.headers;
  return [
    {
      what: 'HEADER_HEIGHT has no body',
      fault: head.status === 200 && !head.body.length ? undefined : `${head.status}`,
    },
    { what: 'POST is refused', fault: post.status === 405 ? undefined : `${post.status}` },
    {
      what: 'the version of nginx is its own affair',
      fault: server === 'nginx' ? undefined : String(server),
    },
    { what: 'without https nothing is promised of it', fault: secure },
  ];
};

/** What answers under which path: pages however they are written, one page for whatever there is not. */
export const checkPaths = async (ask: Ask): Promise<Finding[]> => {
  const policy = policyOfDist();
  const paths = [
    ...Object.values(PATHS).flatMap(ways),
    ...products.flatMap(({ _id }) => productWays(productPath(_id))),
  ];
  const found: (string | undefined)[] = [];
  for (const path of paths) {
    const { status, body } = await ask(path);
    const [bare = '/'] = path.split('?');
    const page = bytesOf(fileOf(bare) ?? NOT_FOUND);
    found.push(status === 200 && page && body.equals(page) ? undefined : `${path} answers ${status}`);
  }
  const refused: (string | undefined)[] = [];
  for (const path of REFUSED) refused.push(saysNotFound(await ask(path), path, policy));
  return [
    summed('every page answers, in any letter case', found),
    summed('404 and its page for what is not there, or not for visitors', refused),
    await checkRange(ask),
    ...(await checkManners(ask)),
  ];
};
