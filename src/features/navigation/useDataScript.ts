import { useEffect } from 'react';
import { trustedPolicy } from '../../lib/trustedPolicy';

/** Accepts only JSON. */
const createPolicy = () =>
  trustedPolicy('weft#data', {
    createScript: (text: string) => {
      JSON.parse(text);
      return text;
    },
  });

let policy: ReturnType<typeof createPolicy>;

const dataScript = (json: string) => {
  policy ??= createPolicy();
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.text = policy?.createScript(json) ?? json;
  return script;
};

/** Adds a script that holds data, and is not executed, to the head. */
export const useDataScript = (json: string | undefined): void => {
  useEffect(() => {
    if (json === undefined) return;
    const script = dataScript(json);
    document.head.append(script);
    return () => script.remove();
  }, [json]);
};
