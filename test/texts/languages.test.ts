import { french } from '../../languages/french';
import { german } from '../../languages/german';
import { polish } from '../../languages/polish';
import { spanish } from '../../languages/spanish';
import { problemsOfLabels } from '../../tools/build/checkLabels';

describe.each([french, german, polish, spanish])(
  'the labels in $language',
  (labels) => {
    it('should have the values of each text, and each plural form or one for all numbers', () => {
      expect(problemsOfLabels(labels, 'labels.ts')).toEqual([]);
    });
  },
);
