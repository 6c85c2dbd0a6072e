import { readFileSync } from 'node:fs';

const REPORT = 'coverage/mutation/report.json';
const LEAST = 90;

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number } };
}

type Files = Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;

const isReport = (report: unknown): report is { files: Files } =>
  typeof report === 'object' && report !== null && 'files' in report;

const report: unknown = JSON.parse(readFileSync(REPORT, 'utf8'));
if (!isReport(report)) throw new Error(`${REPORT} is no report of a mutation run.`);

const mutants = Object.entries(report.files).flatMap(([file, { mutants: all }]) =>
  all.map((mutant) => ({ ...mutant, file, floor: file.split('/')[1] ?? '' })),
);
const row = (...cells: readonly (string | number)[]) =>
  console.log(
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(10) : String(cell).padStart(11))).join(''),
  );

for (const { file, location, mutatorName, replacement, status } of mutants) {
  if (status === 'Survived' || status === 'NoCoverage')
    console.log(
      `${file}:${location.start.line} ${mutatorName}: ${(replacement ?? '').replaceAll(/\s+/g, ' ')}`,
    );
}

// A mutant that does not even load is no question to a test: Stryker leaves it out of its score too.
row('floor', 'killed', 'timed out', 'survived', 'untested', 'not loaded', 'ignored', 'score');
for (const floor of new Set(mutants.map((mutant) => mutant.floor))) {
  const count = (...statuses: readonly string[]) =>
    mutants.filter((mutant) => mutant.floor === floor && statuses.includes(mutant.status)).length;
  const found = count('Killed', 'Timeout');
  const score = (100 * found) / (found + count('Survived', 'NoCoverage'));
  const counts = [count('Killed'), count('Timeout'), count('Survived'), count('NoCoverage')];
  row(floor, ...counts, count('RuntimeError', 'CompileError'), count('Ignored'), `${score.toFixed(1)} %`);
  if (!(score >= LEAST)) process.exitCode = 1;
}
