import { readFileSync } from 'node:fs';
import { englishFile } from '../../../tools/texts/readTexts';

it('should list all texts of the components: run `npm run texts`', () => {
  expect(readFileSync('languages/english.ts', 'utf8')).toBe(englishFile());
});
