import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { linesOf, readFixture } from './support/read';

const FIXTURES = join(__dirname, 'fixtures');
const names = readdirSync(FIXTURES)
  .filter((file) => file.endsWith('.csv'))
  .map((file) => parse(file).name);

/**
 * Each file of `fixtures` has the shape of something that real exports have.
 * The text file of the same name lists the questions, the notes and the
 * products of the import.
 */
it.each(names)(
  'should import %s, and with the saved mapping the same without a question',
  (name) => {
    const lines = readFileSync(join(FIXTURES, `${name}.txt`), 'utf8');
    const first = readFixture(name);
    expect(linesOf(first)).toEqual(lines.trimEnd().split('\n'));

    const second = readFixture(name, structuredClone(first.mapping));
    expect(second.notes.filter((note) => note.startsWith('ASK'))).toEqual([]);
    expect(second.products.map(({ data }) => data)).toEqual(
      first.products.map(({ data }) => data),
    );
    expect(second.mapping).toEqual(first.mapping);
  },
);
