import { french } from '../../languages/french';
import { german } from '../../languages/german';
import { polish } from '../../languages/polish';
import { spanish } from '../../languages/spanish';

const namesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([french, german, polish, spanish])(
  'the labels in $language',
  ({ language, texts }) => {
    it('should have the values of each English text', () => {
      for (const [english, label] of Object.entries(texts))
        for (const form of Object.values(
          typeof label === 'string' ? { label } : label,
        ))
          expect([english, namesIn(form)]).toEqual([english, namesIn(english)]);
    });

    it('should have each plural form of the language, or one for all', () => {
      const rules = new Intl.PluralRules(language);
      const used = [
        ...new Set(Array.from({ length: 30 }, (_, n) => rules.select(n))),
      ];
      for (const [english, label] of Object.entries(texts)) {
        if (typeof label === 'string') continue;
        const forms = Object.keys(label);
        if (forms.length > 1)
          expect([english, forms]).toEqual([
            english,
            expect.arrayContaining(used),
          ]);
      }
    });
  },
);
