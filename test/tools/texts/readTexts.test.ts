import { readFileSync } from 'node:fs';
import { german } from '../../../languages/german';
import { englishFile, missingTexts } from '../../../tools/texts/readTexts';

it('should list all texts of the components: run `npm run texts`', () => {
  expect(readFileSync('languages/english.ts', 'utf8')).toBe(englishFile());
});

it('should list the texts that labels lack, those of an order first', () => {
  const { 'About us': _about, ...others } = german.texts;
  const { 'Last name': _name, ...texts } = others;
  expect(missingTexts({ language: 'de', texts }).slice(1)).toEqual([
    'On the way to an order:',
    '  Last name',
    'Elsewhere:',
    '  About us',
  ]);
  expect(missingTexts({ language: 'de', texts: others }).slice(1)).toEqual([
    'Elsewhere:',
    '  About us',
  ]);
  expect(missingTexts(german)).toEqual([]);
  expect(missingTexts({ language: 'en-GB', texts: {} })).toEqual([]);
});
