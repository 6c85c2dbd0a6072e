import { readFileSync } from 'node:fs';
import { german } from '../../../languages/german';
import { englishFile, missingTexts } from '../../../tools/texts/readTexts';

it('should list all texts of the components: run `npm run texts`', () => {
  expect(readFileSync('languages/english.ts', 'utf8')).toBe(englishFile());
});

it('should list the texts that labels lack, those of an order first', () => {
  const {
    'About us': _about,
    '{count} products': _products,
    ...rest
  } = german.texts;
  const texts = { ...rest, 'Last name': '' };
  expect(missingTexts({ language: 'de', texts })).toEqual({
    ofOrder: [`  "Last name": '',`],
    others: [
      `  "About us": '',`,
      `  "{count} products": { other: '', one: '' },`,
    ],
  });
  const none = { ofOrder: [], others: [] };
  expect(missingTexts(german)).toEqual(none);
  expect(missingTexts({ language: 'en-GB', texts: {} })).toEqual(none);
});
