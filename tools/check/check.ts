import { spawnSync } from 'node:child_process';
import { requireBuild } from '../build/fileMap';

//   npm run check                 validates the build in dist
//   npm run check -- html syntax  with some of the validators

const PACKAGES = 'tools/check/node_modules';

/** Runs a program. What it prints when it fails are the faults. */
const run = (program: string, args: readonly string[]): string => {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (error) return `${program} is missing: ${error.message}`;
  return status === 0 ? '' : `${stdout}${stderr}`;
};

const runNode = (...args: readonly string[]) => run(process.execPath, args);

/** What each validator finds. */
const VALIDATORS: Readonly<Record<string, () => string>> = {
  /** The HTML of every page, by the W3C Nu checker. */
  html: () =>
    run('java', [
      ...['-jar', `${PACKAGES}/vnu-jar/build/dist/vnu.jar`],
      ...['--errors-only', '--skip-non-html'],
      // Its CSS parser does not know `@starting-style`. Browsers fill
      // `street-address` into an input of one line, too: the lines, with
      // commas.
      ...['--filterpattern', 'CSS: .*|.*“street-address”.*'],
      'dist',
    ]),

  /** The syntax and the built-in objects of the scripts that are served. */
  syntax: () =>
    runNode(
      `${PACKAGES}/es-check/lib/cli/index.js`,
      ...['es2023', 'dist/assets/*.js', 'dist/sw.js'],
      ...['--module', '--checkFeatures'],
    ),

  /** Edits while `npm run dev` runs. */
  development: () =>
    runNode(
      'node_modules/jest/bin/jest.js',
      ...['--config', 'test/jest.config.cjs'],
      ...['--selectProjects', 'development'],
    ),

  /** The APIs that the code uses, for the browserslist of package.json. */
  apis: () =>
    runNode(
      ...['node_modules/eslint/bin/eslint.js', 'src', '--quiet'],
      ...['--config', 'tools/check/browserApis.cjs'],
    ),
};

/** A fault of a component is on every page. */
const SHOWN = 20;

requireBuild();
const wanted = process.argv.slice(2);
for (const [name, validate] of Object.entries(VALIDATORS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const start = Date.now();
  const faults = validate();
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  const result = faults === '' ? 'passed' : 'FAILED';
  console.log(`${name.padEnd(12)}${result}${seconds.padStart(6)} s`);
  if (faults === '') continue;
  console.log(faults.split('\n').slice(0, SHOWN).join('\n'));
  process.exitCode = 1;
}
