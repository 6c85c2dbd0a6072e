import { readFileSync } from 'node:fs';
import { barRows } from '../../../tools/measure/barRows';

const [, section = ''] = readFileSync('docs/measure.md', 'utf8').split('\n## Bars\n');
const [table = ''] = section.split('\n## ');
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

it('lists in docs/measure.md the bars that figures are held to', () => {
  const [heads, , ...bars] = rows;
  expect(heads).toEqual(['Figure', 'At most']);
  expect(bars).toEqual(barRows());
});
