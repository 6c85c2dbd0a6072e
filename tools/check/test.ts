import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecord } from '../../src/lib/guards';
import { SHOP_FOLDER } from '../build/fileMap';

interface Stage {
  readonly name: string;
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly isJest?: boolean;
  readonly hasSummary?: boolean;
  /** A stage of an earlier line or lane that must have passed. */
  readonly needs?: string;
}

/** Stages that run one after the other. */
type Lane = readonly Stage[];

/** Lanes that run at the same time. */
type Step = readonly Lane[];

const LINT: Lane = [
  { name: 'eslint', command: 'eslint . --max-warnings 0' },
  { name: 'prettier', command: 'prettier --check --log-level warn .' },
  { name: 'knip', command: 'knip --no-gitignore' },
];

const BUILD: Lane = [
  { name: 'types', command: 'npm run -s typecheck' },
  { name: 'build', command: 'tsx tools/build/build.ts' },
  {
    name: 'example',
    command: 'tsx tools/build/build.ts',
    env: { WEFT_SHOP: 'examples/harbour' },
    needs: 'build',
  },
  {
    name: 'size',
    command: 'tsx tools/check/size.ts',
    hasSummary: true,
    needs: 'build',
  },
  {
    name: 'check',
    command: 'tsx tools/check/links.ts',
    needs: 'build',
  },
];

const UNIT: Lane = [
  {
    name: 'unit',
    command: 'npm run -s test:unit --',
    isJest: true,
  },
];

const E2E: Lane = [
  {
    name: 'e2e',
    command: 'npm run -s test:e2e --',
    isJest: true,
    needs: 'example',
  },
];

/** The checks of the folder of WEFT_SHOP, and the smoke tests of its build. */
const SHOP: Lane = [
  { name: 'types', command: 'npm run -s typecheck' },
  { name: 'eslint', command: `eslint ${SHOP_FOLDER} --max-warnings 0` },
  { name: 'build', command: 'tsx tools/build/build.ts' },
  {
    name: 'e2e',
    command: 'npm run -s test:e2e -- --testPathPatterns e2e/smoke',
    isJest: true,
    needs: 'build',
  },
];

// Jest uses every core itself, so its lanes run alone.
const ALL: readonly Step[] = [[LINT, BUILD], [UNIT], [E2E]];

const STEPS = process.env['WEFT_SHOP'] === undefined ? ALL : [[SHOP]];

const reports = mkdtempSync(join(tmpdir(), 'weft-test-'));
const failed: string[] = [];
const tests = { passed: 0, failed: 0 };

const report = (name: string, result: string, start: number) => {
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(10)}${result.padEnd(60)}${seconds.padStart(6)} s`);
};

// A larger space for new objects (MiB) needs less garbage collection.
const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`;

const execute = async (command: string, env: Stage['env']) => {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, NODE_OPTIONS },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  await once(child, 'close');
  return { isOk: child.exitCode === 0, output };
};

const countTests = (file: string) => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRecord(value))
      return {
        passed: Number(value['numPassedTests']),
        failed: Number(value['numFailedTests']),
      };
  } catch {
    // Jest ended before it wrote the report.
  }
  return { passed: 0, failed: 0 };
};

const runStage = async (stage: Stage) => {
  const { name, needs } = stage;
  const start = Date.now();
  if (needs !== undefined && failed.includes(needs)) {
    failed.push(name);
    report(name, `not run: ${needs} failed`, start);
    return;
  }

  const file = join(reports, `${name}.json`);
  const jestOptions = ` --json --outputFile="${file}"`;
  const command = stage.command + (stage.isJest ? jestOptions : '');
  const { isOk, output } = await execute(command, stage.env);

  let hasPassed = isOk;
  const details: string[] = [];
  if (stage.isJest) {
    const count = countTests(file);
    tests.passed += count.passed;
    tests.failed += count.failed;
    details.push(`${count.passed} tests`);
    hasPassed &&= count.passed > 0;
  }
  if (stage.hasSummary) {
    const lastLine = output.trimEnd().split('\n').at(-1) ?? '';
    details.push(lastLine);
  }

  if (!hasPassed) {
    failed.push(name);
    console.log(output);
  }
  const result = hasPassed ? 'passed' : 'FAILED';
  report(name, [result, ...details].join(', '), start);
};

const runLane = async (lane: Lane) => {
  for (const stage of lane) await runStage(stage);
};

const main = async () => {
  const start = Date.now();
  for (const lanes of STEPS) await Promise.all(lanes.map(runLane));
  rmSync(reports, { recursive: true });
  const hasFailed = failed.length > 0;
  const result = hasFailed ? `FAILED: ${failed.join(', ')}` : 'passed';
  report('all', result, start);
  console.log(`${tests.passed} passed, ${tests.failed} failed`);
  process.exitCode = hasFailed ? 1 : 0;
};

void main();
