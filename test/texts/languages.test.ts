import { french } from '../../languages/french';
import { german } from '../../languages/german';
import { polish } from '../../languages/polish';
import { spanish } from '../../languages/spanish';
import { checkLabels } from '../../tools/build/checkLabels';

const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([french, german, polish, spanish])(
  'the labels in $language',
  (labels) => {
    it('should have the values of each English text', () => {
      for (const [english, label] of Object.entries(labels.texts))
        for (const form of Object.values(
          typeof label === 'string' ? { label } : label,
        ))
          expect([english, namesIn(form)]).toEqual([english, namesIn(english)]);
    });

    it('should have each plural form of the language, or one for all', () => {
      expect(() => checkLabels(labels)).not.toThrow();
    });
  },
);
