import { ENGLISH } from '../../languages/english';
import { tryOr } from '../../src/lib/tryOr';

const valuesIn = (text: string): readonly string[] =>
  text.match(/\{\w+\}/g) ?? [];

type Forms = Readonly<Record<string, string>>;

const formsOf = (label: string | Forms): Forms =>
  typeof label === 'string' ? { other: label } : label;

/** Whether the label is still to be written: the English text is shown. */
export const isEmptyLabel = (label: string | Forms): boolean =>
  Object.values(formsOf(label)).every((form) => form === '');

const LANGUAGES = new Intl.DisplayNames('en', {
  type: 'language',
  fallback: 'none',
});

/** Whether a code names a language, such as `de` and `pt-BR`. */
export const isLanguage = (code: string): boolean =>
  tryOr(undefined, () => LANGUAGES.of(code)) !== undefined;

/** The plural forms that the numbers of a shop need. */
export const pluralFormsOf = (language: string): string[] => {
  const rules = new Intl.PluralRules(language);
  const counts = Array.from({ length: 30 }, (_, count) => rules.select(count));
  return [...new Set([...counts, 'other'])];
};

/**
 * Throws an error with a line for each label that would be shown nowhere, with
 * `undefined`, or without a value, and for each plural form that the language
 * does not have. A label with one plural form uses it for all
 * numbers. A form for some numbers may leave out the count, as in `one item`.
 */
export const checkLabels = ({
  language,
  texts,
}: {
  language: string;
  texts: Readonly<Record<string, string | Forms>>;
}): void => {
  if (!isLanguage(language))
    throw new Error(
      `labels.ts has the language '${language}', which is no code such as 'de' or 'pt-BR'.`,
    );
  const names: readonly string[] = ENGLISH;
  // Some are only for very large numbers.
  const allForms: readonly string[] = new Intl.PluralRules(
    language,
  ).resolvedOptions().pluralCategories;
  const forms = pluralFormsOf(language);
  const problems: string[] = [];

  for (const [text, label] of Object.entries(texts)) {
    const report = (problem: string) =>
      problems.push(`labels.ts: '${text}' ${problem}.`);
    if (!names.includes(text)) report('is no text of languages/english.ts');
    const ownForms = formsOf(label);
    const isComplete =
      Object.keys(ownForms).join() === 'other' ||
      forms.every((form) => form in ownForms);
    if (!isComplete) report(`lacks one of the forms ${forms.join(', ')}`);
    if (isEmptyLabel(label)) continue;
    for (const [form, ownText] of Object.entries(ownForms)) {
      if (!allForms.includes(form))
        report(`has the form ${form}, which is not used in '${language}'`);
      const own = valuesIn(ownText);
      for (const value of own)
        if (!text.includes(value)) report(`has no value ${value}`);
      for (const value of valuesIn(text))
        if (!own.includes(value) && (form === 'other' || value !== '{count}'))
          report(`lacks its value ${value}`);
    }
  }

  if (problems.length > 0) throw new Error(problems.join('\n'));
};
