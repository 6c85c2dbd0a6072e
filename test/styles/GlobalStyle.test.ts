import { readdirSync, readFileSync } from 'node:fs';
import { COLORS } from '../../src/data/colors';

// The type check does not read CSS.
it('should set each custom property that a style uses', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const source = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('');
  // `fontFaces.ts` sets the fonts.
  const set = new Set([...Object.keys(COLORS.light), 'display', 'text']);
  for (const [, name = ''] of source.matchAll(/--([\w-]+)['":]/g))
    set.add(name);
  const used = Array.from(
    source.matchAll(/var\(--([\w-]+)/g),
    ([, name]) => name,
  );
  expect(used).toContain('ink');
  expect(used.filter((name) => !set.has(name ?? ''))).toEqual([]);
});
