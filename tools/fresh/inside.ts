import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CERTIFICATES } from './debian';

/** Who runs the commands, and where in the Debian their copy of the project lies. */
export const WHO = {
  root: { name: 'root', home: '/root' },
  shopper: { name: 'shopper', home: '/home/shopper' },
} as const;
export type Who = keyof typeof WHO;

const PROJECT = 'weft';

/** Puts what is committed, and only that, into the home of one who is to run it. */
export const clone = (from: string, root: string, who: Who): void => {
  const { name, home } = WHO[who];
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', from, join(root, home, PROJECT)]);
  execFileSync('chroot', [root, 'chown', '-R', `${name}:`, join(home, PROJECT)]);
};

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A command that runs in the Debian, with processes and mounts of its own that end with it. */
export const begin = (root: string, who: Who, command: string, hear: (text: string) => void) => {
  const { name, home } = WHO[who];
  const variables = [
    `HOME=${home}`,
    `USER=${name}`,
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ...(existsSync(join(root, CERTIFICATES)) ? [`NODE_EXTRA_CA_CERTS=${CERTIFICATES}`] : []),
  ];
  const inside = `cd ${quoted(join(home, PROJECT))} && ${command}`;
  const steps = [
    `mount -t proc proc ${quoted(`${root}/proc`)}`,
    `mkdir -p ${quoted(`${root}/dev/shm`)}`,
    `mount -t tmpfs -o mode=1777 tmpfs ${quoted(`${root}/dev/shm`)}`,
    `chroot --userspec=${name}: ${quoted(root)} env -i ${variables.map(quoted).join(' ')} sh -c ${quoted(inside)}`,
  ];
  // The shell stays, as the first of its processes: when it ends, all of them do.
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', `${steps.join(' && ')}; exit $?`],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  return { ended, stop: () => child.kill('SIGKILL') };
};
