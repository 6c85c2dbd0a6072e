import { ENGLISH } from '../../../languages/english';
import { absentTexts, missingTexts } from '../../../tools/texts/missingTexts';

const ALL = Object.fromEntries(ENGLISH.map((text) => [text, 'translated']));
const {
  'About us': _about,
  'Last name': _name,
  '{count} products': _products,
  ...rest
} = ALL;

it('should list the texts that a shop shows in English, those of an order first', () => {
  const texts = { ...rest, 'Last name': '', Cart: '' };
  expect(missingTexts({ language: 'lv', texts })).toEqual({
    ofOrder: [`  Cart: '',`, `  'Last name': '',`],
    others: [
      `  'About us': '',`,
      `  '{count} products': { zero: '', one: '', other: '' },`,
    ],
  });
  const none = { ofOrder: [], others: [] };
  expect(missingTexts({ language: 'de', texts: ALL })).toEqual(none);
  expect(missingTexts({ language: 'en-GB', texts: {} })).toEqual(none);
});

it('should list the texts that the file of a language lacks, but not those that it leaves empty', () => {
  const texts = { ...rest, 'Last name': '' };
  expect(absentTexts({ language: 'pl', texts })).toEqual([
    `  'About us': '',`,
    `  '{count} products': { one: '', few: '', many: '', other: '' },`,
  ]);
});
