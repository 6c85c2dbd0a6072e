import { readdirSync, readFileSync } from 'node:fs';
import { COLORS } from '../../src/data/colors';

// The type check does not read CSS.
it('should set each custom property that a style uses', () => {
  const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('');
  const namesIn = (pattern: RegExp) =>
    Array.from(source.matchAll(pattern), ([, name]) => name);
  const set = new Set([
    ...namesIn(/--([\w-]+)['":]/g),
    ...Object.keys(COLORS.light),
  ]);
  const used = namesIn(/var\(--([\w-]+)/g);
  expect(used.filter((name) => !set.has(name))).toEqual([]);
});
