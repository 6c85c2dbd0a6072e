import { Fragment, type ElementType, type ReactNode } from 'react';
import { labelOf } from './t';

/**
 * A text in the language of the labels, whose names in braces are replaced by
 * elements. `Words` renders the text between them.
 */
export const withElements = (
  text: string,
  elements: Readonly<Record<string, ReactNode>>,
  Words: ElementType = Fragment,
): ReactNode =>
  labelOf(text)
    .split(/\{(\w+)\}/)
    .map((part, i) =>
      i % 2 === 0 ? (
        part && <Words key={i}>{part}</Words>
      ) : (
        <Fragment key={i}>{elements[part]}</Fragment>
      ),
    );
