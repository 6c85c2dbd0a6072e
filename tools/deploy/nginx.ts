import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { DIST } from '../build/fileMap';

const HOST = '127.0.0.1';
const MODULES = '/etc/nginx/modules-enabled';

/** Whether Debian's package libnginx-mod-http-brotli-static is installed. */
export const hasBrotli = (): boolean =>
  existsSync(MODULES) && readdirSync(MODULES).some((name) => name.includes('brotli-static'));

const freePort = () =>
  new Promise<number>((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, HOST, () => {
      const address = server.address();
      server.close(() => found(address && typeof address === 'object' ? address.port : 0));
    });
  });

const accepts = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, HOST, () => {
      socket.destroy();
      done(true);
    }).once('error', () => done(false));
  });

/** Replaces the system paths and the port of deploy/nginx.conf; throws when a line that it replaces is missing. */
const relocate = (conf: string, home: string, port: number): string => {
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};\n` : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const replacements: readonly (readonly [string, string])[] = [
    ['\nworker_processes', `\n${user}worker_processes`],
    ['pid /run/nginx.pid;', `pid ${home}/nginx.pid;`],
    ['error_log /var/log/nginx/error.log warn;', 'error_log stderr warn;'],
    ['http {\n', `http {\n${temporary.map((name) => `  ${name}_temp_path ${home}/${name};\n`).join('')}`],
    ['\n    listen 80;\n    listen [::]:80;', `\n    listen ${HOST}:${port};`],
    ['root /var/www/weft;', `root ${resolve(DIST)};`],
  ];
  return replacements.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`deploy/nginx.conf must contain "${from}" once.`);
    return text.replace(from, to);
  }, conf);
};

/** Starts nginx with the project's configuration over `dist` on a free port. */
export const startNginx = async () => {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'weft-nginx-'));
  const conf = join(home, 'nginx.conf');
  writeFileSync(conf, relocate(readFileSync('deploy/nginx.conf', 'utf8'), home, port));
  cpSync(`${DIST}/_headers.conf`, join(home, 'headers.conf'));
  if (hasBrotli()) cpSync('deploy/brotli.conf', join(home, 'brotli.conf'));

  const child = spawn('nginx', ['-e', 'stderr', '-c', conf, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => lines.push(chunk));
  const ended = new Promise<void>((done) => {
    child.once('error', ({ message }) => lines.push(message)).once('error', () => done());
    child.once('close', () => done());
  });
  const stop = async () => {
    // Without a process, `kill` would signal the whole process group.
    if (child.pid !== undefined) child.kill('SIGQUIT');
    await ended;
    rmSync(home, { recursive: true });
  };
  for (let tries = 0; tries < 100 && child.exitCode === null && child.pid !== undefined; tries += 1) {
    if (await accepts(port)) return { url: `http://${HOST}:${port}`, log: () => lines.join(''), stop };
    await new Promise((done) => setTimeout(done, 50));
  }
  await stop();
  throw new Error(`nginx did not start: ${lines.join('')}`);
};
