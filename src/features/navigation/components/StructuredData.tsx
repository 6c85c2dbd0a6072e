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
 * Describes the page to search engines as JSON-LD. Other data needs another
 * `key`. A prerendered page contains the script; in the browser React would
 * create one in a way that the policy blocks.
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
