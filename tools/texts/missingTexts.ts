import { ENGLISH } from '../../languages/english';
import {
  formsCode,
  isCounted,
  isEmptyLabel,
  type OwnLabels,
} from '../build/checkLabels';
import { textsIn } from './readTexts';

const quoted = (text: string) =>
  text.includes("'") ? JSON.stringify(text) : `'${text}'`;

/** The lines of some texts for the labels of a language, which are empty. */
const linesOf = (texts: readonly string[], language: string): string[] =>
  texts.map((text) => {
    const key = /^[A-Za-z]+$/.test(text) ? text : quoted(text);
    return `  ${key}: ${isCounted(text) ? formsCode(language, '') : "''"},`;
  });

/** The texts that the file of a language lacks, as lines for this file. */
export const absentTexts = ({ language, texts }: OwnLabels): string[] =>
  linesOf(
    ENGLISH.filter((text) => !(text in texts)),
    language,
  );

/** The features on the way to an order. */
const ORDERING = ['catalogue', 'product', 'cart', 'checkout', 'orders'];

/** The texts that a shop shows in English, as lines for its labels.ts. */
export const missingTexts = ({
  language,
  texts,
}: OwnLabels): { ofOrder: string[]; others: string[] } => {
  const missing = /^en\b/.test(language)
    ? []
    : ENGLISH.filter((text) => isEmptyLabel(texts[text] ?? ''));
  if (missing.length === 0) return { ofOrder: [], others: [] };
  const isOfOrder = new Set(
    ORDERING.flatMap((name) => textsIn(`src/features/${name}`)).map(
      ({ text }) => text,
    ),
  );
  const ofOrder = missing.filter((text) => isOfOrder.has(text));
  const others = missing.filter((text) => !isOfOrder.has(text));
  return {
    ofOrder: linesOf(ofOrder, language),
    others: linesOf(others, language),
  };
};
