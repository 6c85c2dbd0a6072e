import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isArray, isRecord } from '../../../src/domain/guards';
import { DIST } from '../../build/fileMap';
import { secureHeadersOf, policyIn } from '../../build/headers';
import type { Validator } from './validator';

const VERSION = '1.4.8';
const LEAST_SCORE = 130;

/**
 * Installs the package into a cache on first use. It is no dependency: it brings 233 packages, among them a database
 * client and an error reporter, and downloads two lists when it is installed.
 */
const installObservatory = (): string => {
  const cache = join('node_modules/.cache', `observatory-${VERSION}`);
  const folder = join(cache, 'node_modules/@mdn/mdn-http-observatory');
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'package.json'), '{ "private": true }');
  const install = ['install', '--prefix', cache, '--ignore-scripts', '--no-audit', '--no-package-lock'];
  execFileSync('npm', [...install, `@mdn/mdn-http-observatory@${VERSION}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  return folder;
};

/** Scores the home page with the headers that the build gives to hosts. Only a scan of a host on the network is more. */
export const observatory: Validator = {
  name: 'MDN HTTP Observatory',
  target: `${LEAST_SCORE}, offline`,
  run: () => {
    const folder = installObservatory();
    const headers = secureHeadersOf('/index.html', policyIn(readFileSync(`${DIST}/_headers`, 'utf8')));
    const lowercased = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
    const page = {
      headers: { 'content-type': 'text/html; charset=utf-8', ...Object.fromEntries(lowercased) },
      html: readFileSync(`${DIST}/index.html`, 'utf8'),
    };
    const file = join(folder, '../../../page.json');
    writeFileSync(file, JSON.stringify(page));
    const script = join(__dirname, 'observatoryScore.mjs');
    const result: unknown = JSON.parse(
      execFileSync(process.execPath, [script, folder, file], { encoding: 'utf8' }),
    );
    if (!isRecord(result) || !isArray(result['failed'])) throw new Error('The Observatory has no result.');
    const { score, grade, tests, failed } = result;
    const isMissed = Number(score) < LEAST_SCORE;
    return {
      figures: `${String(score)} (${String(grade)}), ${failed.length} of ${String(tests)} tests failed`,
      faults: [...failed.map(String), ...(isMissed ? [`The score is ${String(score)}.`] : [])],
    };
  },
};
