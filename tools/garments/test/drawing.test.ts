import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const GOLDEN = ['heavyweight-crew-tee-chalk', 'selvedge-jeans-indigo'];

/** The largest accepted difference of a channel, of 255: other machines round differently. */
const TOLERANCE = 4;

const parseColours = (text: string): number[][] => {
  const lists: unknown = JSON.parse(text);
  if (!Array.isArray(lists)) throw new Error('The output is not an array.');
  return lists.map((list: unknown) => (Array.isArray(list) ? list.map(Number) : []));
};

// Rendering inside the sandbox of jest takes thirty times as long.
const draw = (ids: readonly string[]): number[][] =>
  parseColours(
    execFileSync(process.execPath, ['--require', 'tsx/cjs', join(__dirname, 'meanColours.ts'), ...ids], {
      encoding: 'utf8',
    }),
  );

const goldenColours = (id: string): number[] =>
  parseColours(`[${readFileSync(join(__dirname, 'golden', `${id}.json`), 'utf8')}]`)[0] ?? [];

jest.setTimeout(60_000);

describe('drawing', () => {
  let drawn: number[][];

  beforeAll(() => {
    drawn = draw([...GOLDEN, ...GOLDEN.slice(0, 1)]);
  });

  it.each(GOLDEN.map((id, i) => [id, i] as const))('should give %s its golden colours', (id, i) => {
    const golden = goldenColours(id);
    const colours = drawn[i] ?? [];
    expect(colours).toHaveLength(8 * 10 * 3);
    expect(golden).toHaveLength(colours.length);
    expect(colours.filter((value, at) => Math.abs(value - (golden[at] ?? NaN)) > TOLERANCE)).toEqual([]);
  });

  it('should give the same colours each time', () => {
    expect(drawn[GOLDEN.length]).toEqual(drawn[0]);
  });
});
