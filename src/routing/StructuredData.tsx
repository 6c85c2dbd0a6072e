import { useState } from 'react';
import { useIsHydrating } from '../ui/useIsHydrating';

/** JSON without `<`, which could end the `script` element. */
const toJson = (data: object) =>
  JSON.stringify(data).replaceAll('<', '\\u003c');

interface Props {
  readonly data: object;
}

/**
 * Describes the page to search engines as JSON-LD. Only a prerendered page
 * contains the description, because search engines load each page, and the
 * content security policy blocks a script that React creates.
 */
export const StructuredData = ({ data }: Props) => {
  const [isPrerendered] = useState(useIsHydrating());
  if (!isPrerendered) return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: toJson(data) }}
    />
  );
};
