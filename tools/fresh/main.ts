import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkOpening, checkRun, type Outcome } from './checks';
import { makeDebian, whatIsMissing } from './debian';
import { clone, WHO, type Who } from './inside';
import { commandEndingIn } from './readme';

// Runs the two commands of the README on a machine that has Node 20 and nothing else: a bare Debian in a folder.
//   npm run test:fresh [-- --as root|shopper] [--debian FOLDER]   a folder that holds such a Debian is taken as it is

const LOGS = 'node_modules/.cache/weft-fresh';

const isWho = (name: string): name is Who => name in WHO;

const readOptions = () => {
  const { values } = parseArgs({ options: { as: { type: 'string' }, debian: { type: 'string' } } });
  if (values.as !== undefined && !isWho(values.as))
    throw new Error(`--as takes ${Object.keys(WHO).join(' or ')}, not "${values.as}".`);
  const all: readonly Who[] = values.as === undefined ? ['root', 'shopper'] : [values.as];
  return { all, debian: values.debian };
};

const tell = (what: string, { seconds, fault }: Outcome) => {
  const verdict = fault === undefined ? 'passed' : `FAILED: ${fault}`;
  console.log(`${what.padEnd(42)}${verdict.padEnd(10)}${seconds.toFixed(1).padStart(7)} s`);
};

/** Each in a Debian of their own: what one leaves behind cannot help the other. */
const tryAs = async (who: Who, bare: string, folder: string): Promise<boolean> => {
  const readme = readFileSync('README.md', 'utf8');
  const root = join(folder, who);
  execFileSync('cp', ['--archive', bare, root]);
  clone(process.cwd(), root, who);
  const outcomes: Outcome[] = [];
  for (const [end, check] of [
    ['npm start', checkOpening],
    ['npm test', checkRun],
  ] as const) {
    const command = commandEndingIn(readme, end);
    const log = join(LOGS, `${who}-${end.replace(' ', '-')}.log`);
    writeFileSync(log, '');
    const outcome = await check({ root, who, hear: (text) => appendFileSync(log, text) }, command);
    tell(`${who}: ${command}`, outcome);
    if (outcome.fault !== undefined) console.log(readFileSync(log, 'utf8'));
    outcomes.push(outcome);
  }
  return outcomes.every(({ fault }) => fault === undefined);
};

const main = async () => {
  const { all, debian } = readOptions();
  const missing = whatIsMissing();
  if (missing !== undefined) throw new Error(missing);
  if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '')
    console.log('Only what is committed is tried: this folder has changes beside it.');
  mkdirSync(LOGS, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'weft-fresh-'));
  try {
    const bare = debian ?? join(folder, 'bare');
    if (debian === undefined) {
      const start = Date.now();
      makeDebian(bare);
      tell('a bare Debian with Node 20', { seconds: (Date.now() - start) / 1000 });
    }
    const passed: boolean[] = [];
    for (const who of all) passed.push(await tryAs(who, bare, folder));
    console.log(`What was said stands in ${LOGS}`);
    process.exitCode = passed.every(Boolean) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
