import { exec } from 'node:child_process';
import { SHOP_FOLDER } from '../build/fileMap';

// npm test                   runs every check and prints a line for each
// WEFT_SHOP=folder npm test  checks another shop
//
// Run one by one, the checks of the first step take 214 s instead of 149 (two
// busy cores, 26 November 2026). concurrently and npm-run-all2 print no line
// for each check, and do not repeat at the end which of them failed.

interface Stage {
  readonly name: string;
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Stages that run one after the other, until one of them fails. */
type Lane = readonly Stage[];

/** Lanes that run at the same time. */
type Step = readonly Lane[];

const LINT: Lane = [{ name: 'lint', command: 'npm run -s lint' }];

const BUILD: Lane = [
  { name: 'build', command: 'npm run -s build' },
  {
    name: 'example',
    command: 'npm run -s build',
    env: { WEFT_SHOP: 'examples/harbour' },
  },
  { name: 'types', command: 'npm run -s typecheck' },
  { name: 'size', command: 'tsx tools/check/size.ts' },
  { name: 'links', command: 'tsx tools/check/links.ts' },
];

const UNIT: Lane = [{ name: 'unit', command: 'npm run -s test:unit' }];

/** They reject a build that is missing or incomplete. */
const E2E: Lane = [{ name: 'e2e', command: 'npm run -s test:e2e' }];

/** The checks of the folder of WEFT_SHOP, and the smoke tests of its build. */
const SHOP: Lane = [
  { name: 'types', command: 'npm run -s typecheck' },
  { name: 'eslint', command: `eslint ${SHOP_FOLDER} --max-warnings 0` },
  { name: 'build', command: 'npm run -s build' },
  {
    name: 'e2e',
    command: 'npm run -s test:e2e -- --testPathPatterns e2e/otherShop',
  },
];

// Jest uses every core itself.
const ALL: readonly Step[] = [[LINT, BUILD], [UNIT], [E2E]];

const STEPS = process.env['WEFT_SHOP'] === undefined ? ALL : [[SHOP]];

// A larger space for new objects (MiB) needs less garbage collection.
const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`;

const execute = ({ command, env }: Stage) =>
  new Promise<{ isOk: boolean; output: string }>((resolve) => {
    const options = {
      env: { ...process.env, ...env, NODE_OPTIONS },
      maxBuffer: Infinity,
    };
    exec(command, options, (error, stdout, stderr) =>
      resolve({ isOk: error === null, output: stdout + stderr }),
    );
  });

const report = (name: string, result: string, start: number) => {
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(10)}${result.padEnd(60)}${seconds.padStart(6)} s`);
};

/** The line of a stage that counts what it has checked. */
const COUNT = /^(Tests: .*|\d+ of \d+ .*)$/m;

const failed: string[] = [];

const runStage = async (stage: Stage): Promise<boolean> => {
  const start = Date.now();
  const { isOk, output } = await execute(stage);
  if (!isOk) console.log(output);
  const [count = ''] = COUNT.exec(output) ?? [];
  report(stage.name, `${isOk ? 'passed' : 'FAILED'}  ${count}`, start);
  if (!isOk) failed.push(stage.name);
  return isOk;
};

const runLane = async (lane: Lane) => {
  let isOk = true;
  for (const stage of lane) {
    if (isOk) isOk = await runStage(stage);
    else report(stage.name, 'not run', Date.now());
  }
};

const main = async () => {
  const start = Date.now();
  for (const lanes of STEPS) await Promise.all(lanes.map(runLane));
  const isOk = failed.length === 0;
  report('all', isOk ? 'passed' : `FAILED  ${failed.join(', ')}`, start);
  process.exitCode = isOk ? 0 : 1;
};

void main();
