import { spawn } from 'node:child_process';

/** Runs a script of package.json by the npm that runs this one; gives its exit code, nothing after a signal. */
export const npmRun = (
  script: string,
  args: readonly string[],
  hear: (text: string) => void,
): Promise<number | null> => {
  const own = process.env['npm_execpath'];
  const [command, first] = own === undefined ? ['npm', []] : [process.execPath, [own]];
  const child = spawn(command, [...first, 'run', '--silent', script, '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
};
