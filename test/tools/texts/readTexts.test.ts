import { readFileSync } from 'node:fs';
import { englishFile } from '../../../tools/texts/readTexts';

it('should list all texts of the components, as `npm run texts` does', () => {
  expect(readFileSync('languages/english.ts', 'utf8')).toBe(englishFile());
});
