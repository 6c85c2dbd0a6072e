import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isArray, isRecord } from '../../../src/lib/guards';
import { DIST, filesIn } from '../../build/fileMap';
import type { Validator } from './validator';

const JAVA =
  'Java is missing. On Debian: apt-get install --no-install-recommends default-jre-headless';

const runJava = async (args: readonly string[]) => {
  const child = spawn('java', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const [output] = await Promise.all([
      text(child.stderr),
      once(child, 'close'),
    ]);
    return output;
  } catch (cause) {
    throw new Error(JAVA, { cause });
  }
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
  run: async () => {
    const pages = filesIn(DIST).filter((name) => name.endsWith('.html'));
    const jar = require.resolve('vnu-jar/build/dist/vnu.jar');
    const files = pages.map((name) => join(DIST, name));
    const output = await runJava([
      '-jar',
      jar,
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
