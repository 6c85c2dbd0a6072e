import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

// The lanes of a step run at the same time, the stages of a lane one after the
// other. Jest uses every core itself.
const ALL: readonly (readonly (readonly Stage[])[])[] = [
  [
    [
      { name: 'eslint', command: 'eslint . --max-warnings 0' },
      { name: 'prettier', command: 'prettier --check --log-level warn .' },
      { name: 'knip', command: 'knip --no-gitignore' },
    ],
    [
      { name: 'types', command: 'npm run -s typecheck' },
      { name: 'build', command: 'tsx tools/build/build.ts' },
      {
        name: 'example',
        command: 'tsx tools/build/build.ts',
        env: { WEFT_SHOP: 'examples/harbour' },
        needs: 'build',
      },
      {
        name: 'es-check',
        // Double quotes, because the shell of Windows knows no others.
        command:
          'es-check es2022 "dist/assets/*.js" dist/sw.js --module --checkFeatures',
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
        command: 'tsx tools/check/check.ts --only structured,links',
        needs: 'build',
      },
    ],
  ],
  [[{ name: 'unit', command: 'npm run -s test:unit --', isJest: true }]],
  [
    [
      {
        name: 'e2e',
        command: 'npm run -s test:e2e --',
        isJest: true,
        needs: 'example',
      },
    ],
  ],
];

/**
 * With WEFT_SHOP: the checks of that folder, and the smoke tests with its
 * build.
 */
const OF_SHOP: typeof ALL = [
  [
    [
      { name: 'types', command: 'npm run -s typecheck' },
      { name: 'eslint', command: `eslint ${SHOP_FOLDER} --max-warnings 0` },
      { name: 'build', command: 'tsx tools/build/build.ts' },
      {
        name: 'e2e',
        command: 'npm run -s test:e2e -- --testPathPatterns e2e/smoke',
        isJest: true,
        needs: 'build',
      },
    ],
  ],
];

const STEPS = process.env['WEFT_SHOP'] === undefined ? ALL : OF_SHOP;

const reports = mkdtempSync(join(tmpdir(), 'weft-test-'));
const failed: string[] = [];
const tests = { passed: 0, failed: 0 };

const report = (name: string, result: string, start: number) => {
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(10)}${result.padEnd(60)}${seconds.padStart(6)} s`);
};

// A larger space for new objects (MiB) needs less garbage collection.
const NODE_OPTIONS = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`;

const execute = (command: string, env: Stage['env']) =>
  new Promise<{ readonly isOk: boolean; readonly output: string }>((done) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, NODE_OPTIONS },
    });
    const chunks: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream
        .setEncoding('utf8')
        .on('data', (chunk: string) => chunks.push(chunk));
    child.once('close', (code) =>
      done({ isOk: code === 0, output: chunks.join('') }),
    );
  });

const isCount = (
  value: unknown,
): value is { numPassedTests: number; numFailedTests: number } =>
  typeof value === 'object' &&
  value !== null &&
  'numPassedTests' in value &&
  'numFailedTests' in value;

const countTests = (file: string) => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isCount(value))
      return { passed: value.numPassedTests, failed: value.numFailedTests };
  } catch {
    // Jest ended before it wrote the report.
  }
  return { passed: 0, failed: 0 };
};

const runStage = async ({
  name,
  command,
  env,
  isJest,
  hasSummary,
  needs,
}: Stage) => {
  const start = Date.now();
  if (needs !== undefined && failed.includes(needs)) {
    failed.push(name);
    report(name, `not run: ${needs} failed`, start);
    return;
  }
  const file = join(reports, `${name}.json`);
  const reported = isJest
    ? `${command} --json --outputFile="${file}"`
    : command;
  const { isOk, output } = await execute(reported, env);
  const count = isJest ? countTests(file) : undefined;
  tests.passed += count?.passed ?? 0;
  tests.failed += count?.failed ?? 0;
  const hasPassed = isOk && count?.passed !== 0;
  if (!hasPassed) {
    failed.push(name);
    console.log(output);
  }
  const details = [
    hasPassed ? 'passed' : 'FAILED',
    ...(count ? [`${count.passed} tests`] : []),
    ...(hasSummary ? [output.trimEnd().split('\n').at(-1) ?? ''] : []),
  ];
  report(name, details.join(', '), start);
};

const main = async () => {
  const start = Date.now();
  for (const lanes of STEPS)
    await Promise.all(
      lanes.map(async (stages) => {
        for (const stage of stages) await runStage(stage);
      }),
    );
  rmSync(reports, { recursive: true });
  report(
    'all',
    failed.length > 0 ? `FAILED: ${failed.join(', ')}` : 'passed',
    start,
  );
  console.log(`${tests.passed} passed, ${tests.failed} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
};

void main();
