import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isArray, isRecord } from '../../../src/lib/guards';
import { DIST, filesIn } from '../../build/fileMap';
import type { Validator } from './validator';

const JAVA =
  'Java is missing. On Debian: apt-get install --no-install-recommends default-jre-headless';

const runJava = (args: readonly string[]) =>
  new Promise<string>((done, failed) => {
    const child = spawn('java', args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const chunks: string[] = [];
    child.stderr
      .setEncoding('utf8')
      .on('data', (chunk: string) => chunks.push(chunk));
    child
      .once('error', () => failed(new Error(JAVA)))
      .once('close', () => done(chunks.join('')));
  });

const messagesIn = (output: string): readonly unknown[] => {
  const report: unknown = JSON.parse(output);
  if (!isRecord(report) || !isArray(report['messages']))
    throw new Error(`No report: ${output}`);
  return report['messages'];
};

/**
 * The HTML of every page. The checker's CSS parser does not know
 * `@starting-style`.
 */
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
    const faults = messagesIn(output).flatMap((message) => {
      if (!isRecord(message)) return [];
      const text = String(message['message']);
      const line = `${String(message['url']).replace(/^.*\/dist\//, '')}:${String(message['lastLine'])}: ${text}`;
      return text.startsWith('CSS: ') ? [] : [line];
    });
    return {
      figures: `${faults.length} errors in ${pages.length} pages`,
      faults,
    };
  },
};
