import { extname } from 'node:path';
import { headersOf } from '../build/headers';
import { type Answer, type Ask } from './ask';
import { bytesOf, policyOfDist, served } from './dist';
import { summed, type Finding } from './tell';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Of an answer with a file: the header that is not as the build says, if any. */
export const wrongHeader = ({ headers }: Answer, file: string, policy: string): string | undefined => {
  const due = { ...headersOf(file, policy), 'Content-Type': TYPES[extname(file)] ?? 'a known type' };
  return Object.entries(due)
    .map(([name, value]) => {
      const sent = headers[name.toLowerCase()];
      return sent === value ? undefined : `${file} has ${name} "${String(sent)}"`;
    })
    .find((fault) => fault !== undefined);
};

const ENCODINGS = { br: '.br', gzip: '.gz', identity: '' } as const;
type Encoding = keyof typeof ENCODINGS;

const checkPacked = async (ask: Ask, address: string, file: string, encoding: Encoding) => {
  const twin = bytesOf(`${file}${ENCODINGS[encoding]}`);
  const answer = await ask(address, { 'Accept-Encoding': encoding });
  const isPacked = encoding !== 'identity' && twin !== undefined;
  const due = twin ?? bytesOf(file);
  if (answer.status !== 200) return `${address} answers ${answer.status}`;
  if (!due || !answer.body.equals(due)) return `${address} is not the file, asked for as ${encoding}`;
  const sent = answer.headers['content-encoding'];
  if (sent !== (isPacked ? encoding : undefined)) return `${address} is sent as ${sent ?? 'plain'}`;
  if (isPacked && answer.headers.vary !== 'Accept-Encoding') return `${address} does not vary`;
  return undefined;
};

const checkUnchanged = async (ask: Ask, address: string, encoding: Encoding) => {
  const accepting = { 'Accept-Encoding': encoding };
  const { headers } = await ask(address, accepting);
  const { etag, 'last-modified': since } = headers;
  if (!etag || !since) return `${address} cannot be asked for anew`;
  const byTag = await ask(address, { ...accepting, 'If-None-Match': etag });
  const byTime = await ask(address, { ...accepting, 'If-Modified-Since': since });
  const isRight = [byTag, byTime].every(({ status, body }) => status === 304 && body.length === 0);
  if (!isRight) return `${address} answers ${byTag.status} and ${byTime.status}`;
  if (byTag.headers['cache-control'] !== headers['cache-control']) return `${address} changes how it is kept`;
  return undefined;
};

const inTurn = async <T>(all: readonly T[], check: (one: T) => Promise<string | undefined>) => {
  const faults: (string | undefined)[] = [];
  for (const one of all) faults.push(await check(one));
  return faults;
};

/** Every file of `dist`: its status, type, headers and bytes, packed and plain, and that it is not sent twice. */
export const checkFiles = async (ask: Ask, encodings: readonly Encoding[]): Promise<Finding[]> => {
  const policy = policyOfDist();
  const all = served();
  const headers = await inTurn(all, async ({ address, file }) =>
    wrongHeader(await ask(address), file, policy),
  );
  const findings = [summed('every file has its type, its caching and its headers', headers)];
  for (const encoding of encodings) {
    const packed = await inTurn(all, ({ address, file }) => checkPacked(ask, address, file, encoding));
    findings.push(summed(`${encoding}: the very bytes of the build`, packed));
  }
  const kept = all.filter(({ file }) => !file.startsWith('/images/'));
  for (const encoding of encodings) {
    const unchanged = await inTurn(kept, ({ address }) => checkUnchanged(ask, address, encoding));
    findings.push(summed(`${encoding}: 304 for what has not changed`, unchanged));
  }
  return findings;
};
