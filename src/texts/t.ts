import { labels } from '../data/labels';
import type { PluralForms } from '../data/types';

/** A label that is empty is still to be written. */
const isWritten = (label: string | PluralForms) =>
  (typeof label === 'string' ? label : label.other) !== '';

const texts: Readonly<Record<string, string | PluralForms | undefined>> =
  Object.fromEntries(
    Object.entries(labels.texts).filter(([, label]) => isWritten(label)),
  );

/** The names in braces: `fee` in `Delivery costs {fee}`. */
export type NamesIn<T extends string> =
  T extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never;

/** A value for each name in a text. */
type Values<T extends string> = [NamesIn<T>] extends [never]
  ? readonly []
  : readonly [Readonly<Record<NamesIn<T>, string | number>>];

const fillIn = (
  label: string,
  values: Readonly<Record<string, string | number>>,
) => label.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The label of the shop for an English text. */
export const labelOf = (text: string): string => {
  const label = texts[text] ?? text;
  return typeof label === 'string' ? label : label.other;
};

/**
 * A text in the language of the labels, with values by name: `t('Select
 * Size')`, `t('Delivery costs {fee}', { fee })`.
 */
export const t = <T extends string>(text: T, ...[values]: Values<T>): string =>
  fillIn(labelOf(text), values ?? {});

let rules: Intl.PluralRules | undefined;

/**
 * A text with a number: `tCount(12, '{count} product', '{count} products')`.
 * The labels name such a text by its plural.
 */
export const tCount = (count: number, one: string, other: string): string => {
  const label = texts[other];
  // The rules are created only for a translation, because this takes time.
  if (typeof label !== 'object')
    return fillIn(label ?? (count === 1 ? one : other), { count });
  rules ??= new Intl.PluralRules(labels.language);
  return fillIn(label[rules.select(count)] ?? label.other, { count });
};
