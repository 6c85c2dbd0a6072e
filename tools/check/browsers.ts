import { basename } from 'node:path';
import { runCLI } from 'jest';
import { findFirefox, launchOptions, requireWebKit } from '../browser/launch';
import { requireDevTools } from '../browser/reduxDevTools';
import { requireBuild } from '../build/buildStamp';

// npm run test:browsers             the user journeys in Chromium, Firefox and WebKit, and in the Redux DevTools
// npm run test:browsers -- firefox  in one of them

const NAMES = ['chromium', 'firefox', 'webkit', 'devtools'];

/** What the build and each file of journeys need: each throws if it is missing. */
const REQUIRE: Readonly<Record<string, () => unknown>> = {
  build: requireBuild,
  chromium: launchOptions,
  firefox: findFirefox,
  webkit: requireWebKit,
  devtools: requireDevTools,
};

/** What is missing, one line each. */
const missing = async (names: readonly string[]): Promise<string[]> => {
  const lines: string[] = [];
  for (const name of ['build', ...names]) {
    try {
      const check = REQUIRE[name];
      if (!check) throw new Error(`The journeys are ${NAMES.join(', ')}.`);
      await check();
    } catch (error) {
      lines.push(error instanceof Error ? error.message : String(error));
    }
  }
  return lines;
};

const main = async () => {
  const named = process.argv.slice(2);
  const names = named.length > 0 ? named : NAMES;
  const lines = await missing(names);
  if (lines.length > 0) {
    console.error(lines.join('\n'));
    process.exitCode = 1;
    return;
  }
  const files = names.map((name) => `test/browsers/${name}.test.ts`);
  // One browser at a time: WebKit moves the text by a pixel where two cores are busy with another browser.
  const options = {
    config: 'test/jest.config.cjs',
    selectProjects: ['browsers'],
    runTestsByPath: true,
    maxWorkers: 1,
  };
  const { results } = await runCLI({ ...options, _: files, $0: 'jest', verbose: true }, [process.cwd()]);
  for (const { testFilePath, numPassingTests, testResults, perfStats } of results.testResults) {
    const name = basename(testFilePath, '.test.ts');
    const seconds = ((perfStats.end - perfStats.start) / 1000).toFixed(0);
    console.log(
      `${name.padEnd(10)}${numPassingTests} of ${testResults.length} journeys passed, ${seconds} s`,
    );
  }
  process.exitCode = results.success ? 0 : 1;
};

void main();
