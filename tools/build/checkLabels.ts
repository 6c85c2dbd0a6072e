import { ENGLISH } from '../../languages/english';
import type { PluralForms } from '../../src/data/types';

const valuesIn = (text: string) => text.match(/\{\w+\}/g) ?? [];

/** The plural forms that the numbers of a shop need. */
const formsOf = (language: string) => {
  const rules = new Intl.PluralRules(language);
  const counts = Array.from({ length: 30 }, (_, count) => rules.select(count));
  return [...new Set([...counts, 'other'])];
};

/**
 * Throws an error with a line for each label that would be shown nowhere, or
 * with `undefined`. A label with one plural form uses it for all numbers.
 */
export const checkLabels = ({
  language,
  texts,
}: {
  language: string;
  texts: Readonly<Record<string, string | PluralForms>>;
}): void => {
  const names: readonly string[] = ENGLISH;
  const forms = formsOf(language);
  const problems: string[] = [];

  for (const [text, label] of Object.entries(texts)) {
    const report = (problem: string) =>
      problems.push(`labels.ts: '${text}' ${problem}.`);
    if (!names.includes(text)) report('is no text of languages/english.ts');
    const ownForms = typeof label === 'string' ? { other: label } : label;
    const isComplete =
      Object.keys(ownForms).join() === 'other' ||
      forms.every((form) => form in ownForms);
    if (!isComplete) report(`lacks one of the forms ${forms.join(', ')}`);
    for (const value of Object.values(ownForms).flatMap(valuesIn))
      if (!text.includes(value)) report(`has no value ${value}`);
  }

  if (problems.length > 0) throw new Error(problems.join('\n'));
};
