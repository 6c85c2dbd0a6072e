import { exec } from 'node:child_process';
import { SHOP_FOLDER } from '../build/fileMap';

// npm test                   runs every check and prints a line for each
// WEFT_SHOP=folder npm test  checks another shop
//
// Run one by one, the checks of the first step take 214 s instead of 149 (two
// busy cores, 26 November 2026). concurrently and npm-run-all2 print no line
// for each check, and do not repeat at the end which of them failed.

interface Stage {
  name: string;
  command: string;
  env?: Readonly<Record<string, string>>;
}

/** Stages that run one after the other, until one of them fails. */
type Lane = readonly Stage[];

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

/** The checks of the folder of WEFT_SHOP, and the smoke tests of its build. */
const SHOP: Lane = [
  { name: 'types', command: 'npm run -s typecheck' },
  { name: 'eslint', command: `eslint ${SHOP_FOLDER} --max-warnings 0` },
  { name: 'build', command: 'npm run -s build' },
  {
    name: 'e2e',
    command: 'npm run -s test:e2e -- --testPathPatterns e2e/otherShop/smoke',
  },
];

// The lanes of a step run at the same time. Jest uses every core itself.
const ALL: readonly (readonly Lane[])[] = [
  [[{ name: 'lint', command: 'npm run -s lint' }], BUILD],
  [[{ name: 'unit', command: 'npm run -s test:unit' }]],
  [[{ name: 'e2e', command: 'npm run -s test:e2e' }]],
];

const STEPS = process.env['WEFT_SHOP'] === undefined ? ALL : [[SHOP]];

// A larger space for new objects (MiB) needs less garbage collection.
const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`;

const report = (name: string, result: string, start: number) => {
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(10)}${result.padEnd(20)}${seconds.padStart(6)} s`);
};

const failed: string[] = [];

/** Prints the output of a stage only if it fails. */
const runStage = ({ name, command, env }: Stage) =>
  new Promise<boolean>((resolve) => {
    const start = Date.now();
    const options = {
      env: { ...process.env, ...env, NODE_OPTIONS },
      maxBuffer: Infinity,
    };
    exec(command, options, (error, stdout, stderr) => {
      if (error) {
        console.log(stdout + stderr);
        failed.push(name);
      }
      report(name, error ? 'FAILED' : 'passed', start);
      resolve(error === null);
    });
  });

const runLane = async (lane: Lane) => {
  for (const stage of lane) if (!(await runStage(stage))) return;
};

const main = async () => {
  const start = Date.now();
  for (const lanes of STEPS) await Promise.all(lanes.map(runLane));
  const isOk = failed.length === 0;
  report('all', isOk ? 'passed' : `FAILED  ${failed.join(', ')}`, start);
  process.exitCode = isOk ? 0 : 1;
};

void main();
