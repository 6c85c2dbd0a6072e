import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { hasBrotli } from './install';

const HOST = '127.0.0.1';

const freePort = () =>
  new Promise<number>((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, HOST, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? found(address.port) : failed(new Error('No port is free.')),
      );
    });
  });

const answers = (port: number) =>
  new Promise<boolean>((say) => {
    const socket = connect(port, HOST, () => {
      socket.destroy();
      say(true);
    });
    socket.once('error', () => say(false));
  });

/** A file of 1,000 bytes without any of the shop's headers: as fast as this nginx gets. */
const bareServer = (port: number, root: string) => `
  server {
    listen ${HOST}:${port};
    root ${root};
    gzip_static off;
    location / {
      add_header X-Bare yes;
    }
  }
}
`;

/** The project's own configuration, moved to a directory and to ports of its own; refuses one that it cannot move. */
const moved = (conf: string, home: string, port: number, barePort: number): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const changes: readonly (readonly [string, string])[] = [
    [
      '\nworker_processes',
      `${process.getuid?.() === 0 ? `\nuser ${userInfo().username};` : ''}\nworker_processes`,
    ],
    ['pid /run/nginx.pid;', `pid ${home}/nginx.pid;`],
    ['error_log /var/log/nginx/error.log warn;', 'error_log stderr warn;'],
    ['http {\n', `http {\n${temporary.map((name) => `  ${name}_temp_path ${home}/${name};\n`).join('')}`],
    ['\n    listen 80;\n    listen [::]:80;', `\n    listen ${HOST}:${port};`],
    ['root /var/www/weft;', `root ${resolve('dist')};`],
  ];
  const text = changes.reduce((all, [from, to]) => {
    if (all.split(from).length !== 2) throw new Error(`deploy/nginx.conf should say "${from.trim()}" once.`);
    return all.replace(from, to);
  }, conf);
  return text.replace(/\}\n$/, bareServer(barePort, home));
};

const writeHome = (port: number, barePort: number): string => {
  const home = mkdtempSync(join(tmpdir(), 'weft-nginx-'));
  const conf = moved(readFileSync('deploy/nginx.conf', 'utf8'), home, port, barePort);
  writeFileSync(join(home, 'nginx.conf'), conf);
  cpSync('deploy/headers.conf', join(home, 'headers.conf'));
  if (hasBrotli()) cpSync('deploy/brotli.conf', join(home, 'brotli.conf'));
  mkdirSync(join(home, 'bare'));
  writeFileSync(join(home, 'bare/1k.txt'), 'x'.repeat(1000));
  return home;
};

const isUp = async (child: ChildProcess, port: number): Promise<boolean> => {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    if (await answers(port)) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
};

export interface Nginx {
  readonly url: string;
  /** The file to compare with. */
  readonly bareUrl: string;
  /** What it has written into its error log so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** A real nginx with the project's configuration, over `dist`, on free ports of this machine. */
export const startNginx = async (): Promise<Nginx> => {
  for (const needed of ['dist/_headers', 'deploy/headers.conf'])
    if (!existsSync(needed)) throw new Error(`${needed} is missing: run \`npm run build\` first.`);
  const [port, barePort] = [await freePort(), await freePort()];
  const home = writeHome(port, barePort);
  const conf = join(home, 'nginx.conf');
  const child = spawn('nginx', ['-e', 'stderr', '-c', conf, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => lines.push(chunk));
  const log = () => lines.join('');
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGQUIT');
      await ended;
    }
    rmSync(home, { recursive: true });
  };
  if (await isUp(child, port))
    return { url: `http://${HOST}:${port}`, bareUrl: `http://${HOST}:${barePort}/bare/1k.txt`, log, stop };
  await stop();
  throw new Error(`nginx did not start: ${log()}`);
};
