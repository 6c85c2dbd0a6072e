import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isArray, isRecord } from '../../../src/lib/guards';
import { DIST, filesIn } from '../../build/fileMap';
import type { Validator } from './validator';

const JAR = 'tools/check/node_modules/vnu-jar/build/dist/vnu.jar';

const runJava = (args: readonly string[]): string => {
  const { error, stderr } = spawnSync('java', args, {
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (error)
    throw new Error(
      'Java is missing. On Debian: apt-get install --no-install-recommends default-jre-headless',
      { cause: error },
    );
  return stderr;
};

const messagesIn = (output: string): readonly unknown[] => {
  const report: unknown = JSON.parse(output);
  if (!isRecord(report) || !isArray(report['messages']))
    throw new Error(`No report: ${output}`);
  return report['messages'];
};

/** The line of the report for an error; undefined for one in CSS. */
const faultOf = (message: unknown): string | undefined => {
  if (!isRecord(message)) return undefined;
  const reason = String(message['message']);
  // The checker's CSS parser does not know `@starting-style`.
  if (reason.startsWith('CSS: ')) return undefined;
  const file = String(message['url']).replace(/^.*\/dist\//, '');
  return `${file}:${String(message['lastLine'])}: ${reason}`;
};

/** The HTML of every page. */
export const nu: Validator = {
  name: 'W3C Nu checker',
  target: '0',
  run: () => {
    const pages = filesIn(DIST).filter((name) => name.endsWith('.html'));
    const files = pages.map((name) => join(DIST, name));
    const output = runJava([
      '-jar',
      JAR,
      '--format',
      'json',
      '--errors-only',
      ...files,
    ]);
    const faults = messagesIn(output)
      .map(faultOf)
      .filter((fault) => fault !== undefined);
    return {
      figures: `${faults.length} errors in ${pages.length} pages`,
      faults,
    };
  },
};
