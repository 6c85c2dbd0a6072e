import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageHashes, bannerHashes } from '../../src/data/images';

const HUNG = ['heavyweight-crew-tee-chalk', 'selvedge-jeans-indigo'];

/** How far a cell may stray, of 255: other machines round otherwise. */
const TOLERANCE = 4;

const listsIn = (text: string): number[][] => {
  const read: unknown = JSON.parse(text);
  if (!Array.isArray(read)) throw new Error('No list of fingerprints.');
  return read.map((list: unknown) => (Array.isArray(list) ? list.map(Number) : []));
};

const run = (script: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, ['--require', 'tsx/cjs', join(__dirname, script), ...args], {
    encoding: 'utf8',
  });

const draw = (ids: readonly string[]): number[][] => listsIn(run('fingerprints.ts', ...ids));

const golden = (id: string): number[] =>
  listsIn(`[${readFileSync(join(__dirname, 'golden', `${id}.json`), 'utf8')}]`)[0] ?? [];

jest.setTimeout(60_000);

it('draws two garments as they were hung, and the same each time', () => {
  const [tee = [], jeans = [], again = []] = draw([...HUNG, ...HUNG.slice(0, 1)]);
  expect(again).toEqual(tee);
  for (const [id, drawn] of [
    ['heavyweight-crew-tee-chalk', tee],
    ['selvedge-jeans-indigo', jeans],
  ] as const) {
    const hung = golden(id);
    expect(drawn).toHaveLength(8 * 10 * 3);
    expect(hung).toHaveLength(drawn.length);
    expect(drawn.filter((value, i) => Math.abs(value - (hung[i] ?? NaN)) > TOLERANCE)).toEqual([]);
  }
});

it('has drawn every picture anew since its recipe or its studio changed', () => {
  expect(JSON.parse(run('hashes.ts'))).toEqual([imageHashes, bannerHashes]);
});
