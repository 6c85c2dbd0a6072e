import { COUNTED, ENGLISH } from '../../languages/english';
import { tryOr } from '../../src/lib/tryOr';

const valuesIn = (text: string): readonly string[] =>
  text.match(/\{\w+\}/g) ?? [];

type Forms = Readonly<Record<string, string>>;

const formsOf = (label: string | Forms): Forms =>
  typeof label === 'string' ? { other: label } : label;

/** Whether the label is still to be written: the English text is shown. */
export const isEmptyLabel = (label: string | Forms): boolean =>
  formsOf(label)['other'] === '';

const LANGUAGES = new Intl.DisplayNames('en', {
  type: 'language',
  fallback: 'none',
});

/** Whether a code names a language, such as `de` and `pt-BR`. */
export const isLanguage = (code: string): boolean =>
  tryOr(undefined, () => LANGUAGES.of(code)) !== undefined;

const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The plural forms of the numbers of a shop, and of some other numbers. */
const pluralFormsOf = (language: string, ...others: number[]): string[] => {
  const rules = new Intl.PluralRules(language);
  const counts = [...Array(30).keys(), ...others];
  const used: readonly string[] = [
    ...counts.map((count) => rules.select(count)),
    'other',
  ];
  return PLURAL_FORMS.filter((form) => used.includes(form));
};

/** A label with the same text in each plural form, as code. */
export const formsCode = (language: string, text: string): string => {
  const forms = pluralFormsOf(language).map((form) => `${form}: '${text}'`);
  return `{ ${forms.join(', ')} }`;
};

const NAMES: readonly string[] = ENGLISH;

export const isCounted = (text: string): boolean =>
  COUNTED.some((counted) => counted === text);

/** The English texts that differ from a text only in letter case. */
const similarTo = (text: string): string => {
  const similar = NAMES.filter(
    (name) => name.toLowerCase() === text.toLowerCase(),
  ).map((name) => `'${name}'`);
  return similar.length > 0 ? `, which has ${similar.join(' and ')}` : '';
};

/** What the files of a shop or a language contain. */
export interface OwnLabels {
  language: string;
  texts: Readonly<Record<string, string | Forms>>;
}

/**
 * A line for each label that would be shown nowhere, with `undefined`, without
 * a value, or in a wrong plural form. A label whose only form is `other` uses
 * it for all numbers. A form for some numbers may leave out the count, as in
 * `one item`.
 */
export const problemsOfLabels = (
  { language, texts }: OwnLabels,
  file: string,
): readonly string[] => {
  if (!isLanguage(language))
    return [
      `${file} has the language '${language}', which is no code such as 'de' or 'pt-BR'.`,
    ];
  // The form `many` is for a million in French, and for fractions in Czech.
  const allForms = pluralFormsOf(language, 1_000_000);
  const forms = pluralFormsOf(language);
  const problems: string[] = [];

  for (const [text, label] of Object.entries(texts)) {
    const report = (problem: string) =>
      problems.push(`${file}: '${text}' ${problem}.`);
    if (!NAMES.includes(text)) {
      report(`is no text of languages/english.ts${similarTo(text)}`);
      continue;
    }
    if (isEmptyLabel(label)) continue;
    const ownForms = formsOf(label);
    const isText = typeof label === 'string';
    if (isText && isCounted(text) && forms.length > 1)
      report(
        `has a count: write ${formsCode(language, '…')}, or { other: '…' } if one form is right for all numbers`,
      );
    if (!isText && !isCounted(text))
      report('has no count: write one text instead of forms');
    else if (Object.keys(ownForms).join() !== 'other')
      for (const form of forms)
        if (!ownForms[form]) report(`lacks the form ${form}`);
    for (const [form, ownText] of Object.entries(ownForms)) {
      if (!allForms.includes(form))
        report(
          `has the form ${form}, which no whole number has in '${language}'`,
        );
      const own = valuesIn(ownText);
      for (const value of own)
        if (!text.includes(value)) report(`has no value ${value}`);
      for (const value of valuesIn(text))
        if (!own.includes(value) && (form === 'other' || value !== '{count}'))
          report(`lacks its value ${value}`);
    }
  }

  return problems;
};
