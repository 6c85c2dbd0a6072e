import { useState } from 'react';
import { useIsHydrating } from '../../../ui/useIsHydrating';
import { useDataScript } from '../useDataScript';

/** JSON without `<`, so that it cannot end its `<script>`. */
const toJson = (data: object) =>
  JSON.stringify(data).replaceAll('<', '\\u003c');

interface Props {
  readonly data: object;
}

/**
 * Describes the page to search engines as JSON-LD. Give it a `key` that changes
 * with the data. A prerendered page contains the script. In the browser
 * `useDataScript` adds it, because the content security policy blocks a script
 * that React creates.
 */
export const StructuredData = ({ data }: Props) => {
  const [isPrerendered] = useState(useIsHydrating());
  const json = toJson(data);
  useDataScript(isPrerendered ? undefined : json);
  return isPrerendered ? (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json }}
    />
  ) : null;
};
