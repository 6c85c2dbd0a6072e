import { Fragment, type ElementType, type ReactNode } from 'react';
import { labelOf, type NamesIn } from './t';

/**
 * A text in the language of the labels, whose names in braces are replaced by
 * elements. `Words` is the component for the text between the elements.
 */
export const withElements = <T extends string>(
  text: T,
  elements: Readonly<Record<NamesIn<T>, ReactNode>>,
  Words: ElementType = Fragment,
): ReactNode => {
  const elementsByName: Readonly<Record<string, ReactNode>> = elements;
  return labelOf(text)
    .split(/\{(\w+)\}/)
    .map((part, i) =>
      i % 2 === 0 ? (
        part && <Words key={i}>{part}</Words>
      ) : (
        <Fragment key={i}>{elementsByName[part]}</Fragment>
      ),
    );
};
