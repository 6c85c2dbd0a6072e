import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmRun } from './npm';

interface Stage {
  readonly name: string;
  /** The npm script that it runs. */
  readonly script: string;
  /** Whether it is a jest run, whose tests are counted. */
  readonly counted?: boolean;
  /** Whether the last line that it prints sums it up. */
  readonly sums?: boolean;
  /** The stage without which it makes no sense. */
  readonly needs?: string;
}

const STAGES: readonly Stage[] = [
  { name: 'types', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
  { name: 'machines', script: 'machines', sums: true },
  { name: 'unit', script: 'test:unit', counted: true },
  { name: 'build', script: 'build' },
  { name: 'size', script: 'size', sums: true, needs: 'build' },
  { name: 'browser', script: 'test:browser', counted: true, needs: 'build' },
];

const reports = mkdtempSync(join(tmpdir(), 'weft-test-'));

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1) ?? '';

const WIDTH = 100;

/** Where someone is watching, says what a stage is at, in a line that the next one takes the place of. */
const show = (name: string, text: string) => {
  if (process.stdout.isTTY)
    process.stdout.write(`\r${`${name.padEnd(9)}${lastLine(text)}`.slice(0, WIDTH).padEnd(WIDTH)}\r`);
};

const run = async (name: string, script: string, args: readonly string[]) => {
  show(name, '…');
  const chunks: string[] = [];
  const code = await npmRun(script, args, (text) => {
    chunks.push(text);
    show(name, text);
  });
  show('', '');
  return { ok: code === 0, output: chunks.join('') };
};

const isCount = (report: unknown): report is { numPassedTests: number; numFailedTests: number } =>
  typeof report === 'object' && report !== null && 'numPassedTests' in report && 'numFailedTests' in report;

/** How many tests passed and failed, out of the report that jest wrote; a run without one has failed. */
const countTests = (file: string) => {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isCount(report)) return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    // No report: jest did not get that far.
  }
  return { passed: 0, failed: 0 };
};

const say = (name: string, verdict: string, since: number) =>
  console.log(
    `${name.padEnd(9)}${verdict.padEnd(32)}${((Date.now() - since) / 1000).toFixed(1).padStart(6)} s`,
  );

const main = async () => {
  const start = Date.now();
  const failed: string[] = [];
  const tests = { passed: 0, failed: 0 };

  for (const { name, script, counted, sums, needs } of STAGES) {
    if (needs !== undefined && failed.includes(needs)) {
      failed.push(name);
      say(name, `not run: it needs ${needs}`, Date.now());
      continue;
    }
    const since = Date.now();
    const file = join(reports, `${name}.json`);
    const { ok, output } = await run(name, script, counted ? ['--json', `--outputFile=${file}`] : []);
    const count = counted ? countTests(file) : undefined;
    if (count) {
      tests.passed += count.passed;
      tests.failed += count.failed;
    }
    const isOk = ok && (!count || count.passed > 0);
    if (!isOk) {
      failed.push(name);
      console.log(output);
    }
    const sum = sums ? `, ${lastLine(output)}` : '';
    say(name, `${isOk ? 'passed' : 'FAILED'}${count ? `, ${count.passed} tests` : sum}`, since);
  }

  rmSync(reports, { recursive: true });
  say('all', failed.length > 0 ? `FAILED: ${failed.join(', ')}` : 'passed', start);
  console.log(`${tests.passed} passed, ${tests.failed} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
};

void main();
