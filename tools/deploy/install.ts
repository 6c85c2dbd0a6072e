import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

const BROTLI = 'libnginx-mod-http-brotli-static';

/** Debian's package of each program that the test starts. */
const PROGRAMS: Readonly<Record<string, string>> = { nginx: 'nginx', wrk: 'wrk' };

const MODULES = '/etc/nginx/modules-enabled';

/** Asked by Debian before it starts a service that it has just installed; 101 says no. */
const MAY_START = '/usr/sbin/policy-rc.d';

const runs = (command: string, args: readonly string[]) =>
  spawnSync(command, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const missing = () => Object.keys(PROGRAMS).filter((name) => !runs('sh', ['-c', `command -v ${name}`]));

/** Whether nginx can hand out what was packed with Brotli. */
export const hasBrotli = (): boolean =>
  existsSync(MODULES) && readdirSync(MODULES).some((name) => name.includes('brotli-static'));

const aptGet = (packages: readonly string[]): boolean =>
  runs('apt-get', ['update']) && runs('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);

/** The packages, with nothing started that was not running before. */
const install = (packages: readonly string[]): boolean => {
  if (existsSync(MAY_START)) return aptGet(packages);
  writeFileSync(MAY_START, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return aptGet(packages);
  } finally {
    rmSync(MAY_START);
  }
};

/** Sees that nginx and wrk are there; as root on Debian it installs what is not. Gives what is missing for good. */
export const prepare = (): string | undefined => {
  const canInstall = process.getuid?.() === 0 && runs('sh', ['-c', 'command -v apt-get']);
  const wanted = [...missing().map((name) => PROGRAMS[name] ?? name), ...(hasBrotli() ? [] : [BROTLI])];
  if (canInstall && wanted.length > 0) install(wanted);
  const left = missing();
  if (left.length === 0) return undefined;
  return `${left.join(' and ')} cannot be found: as root, apt-get install ${wanted.join(' ')}`;
};
