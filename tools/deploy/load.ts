import { spawn } from 'node:child_process';
import { products } from '../../src/data/products';
import { PATHS, productPath } from '../../src/domain/paths';
import { served } from './dist';
import { type Nginx } from './nginx';
import { type Finding } from './tell';

interface Held {
  /** Answers a second. */
  readonly rate: number;
  /** What 99 of 100 answers stay under, as wrk writes it. */
  readonly slowest: string;
  readonly errors: string | undefined;
}

/** What wrk says of a run; what it does not say is an error too. */
export const readWrk = (said: string): Held => {
  const rate = /^Requests\/sec:\s+([\d.]+)/m.exec(said)?.[1];
  const [sockets] = /^ *Socket errors: .*$/m.exec(said) ?? [];
  const [statuses] = /^ *Non-2xx or 3xx responses: .*$/m.exec(said) ?? [];
  const errors = [sockets, statuses, rate === undefined ? said : undefined].filter(
    (one) => one !== undefined,
  );
  return {
    rate: Number(rate ?? 0),
    slowest: /^ +99%\s+(\S+)/m.exec(said)?.[1] ?? '?',
    errors: errors.length > 0 ? errors.map((error) => error.trim()).join('; ') : undefined,
  };
};

const hold = (url: string, seconds: number) =>
  new Promise<Held>((held, failed) => {
    // As a browser asks.
    const asked = ['-H', 'Accept-Encoding: gzip, deflate, br'];
    const child = spawn('wrk', ['-t2', '-c64', `-d${seconds}s`, '--latency', ...asked, url]);
    const chunks: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    child.once('error', failed).once('close', () => held(readWrk(chunks.join(''))));
  });

/** Sixty-four connections that never pause, on a page of each kind and on a script; each next to a bare file. */
export const checkLoad = async ({ url, bareUrl }: Nginx, seconds: number): Promise<Finding[]> => {
  const [first] = products;
  const script = served().find(({ file }) => /^\/assets\/main\..*\.js$/.test(file));
  const paths = [PATHS.home, PATHS.collections, productPath(first?._id ?? ''), script?.address ?? '/'];
  const each = Math.max(1, Math.round(seconds / (paths.length + 1)));
  const bare = await hold(bareUrl, each);
  const line = ({ rate, slowest }: Held) => `${Math.round(rate)} answers a second, 99 % within ${slowest}`;
  const findings: Finding[] = [
    { what: `under load, a bare file of 1,000 bytes: ${line(bare)}`, fault: bare.errors },
  ];
  for (const path of paths) {
    const held = await hold(url + path, each);
    const ratio = (held.rate / bare.rate).toFixed(2);
    findings.push({
      what: `under load, ${path}: ${line(held)}, ${ratio} of the bare file`,
      fault: held.errors,
    });
  }
  return findings;
};
