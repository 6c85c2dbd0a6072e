import { useEffect } from 'react';

/** Lets through JSON alone. */
const createPolicy = () =>
  window.trustedTypes?.createPolicy('weft#data', {
    createScript: (text) => {
      JSON.parse(text);
      return text;
    },
  });

let policy: ReturnType<typeof createPolicy>;

const dataScript = (json: string) => {
  policy ??= createPolicy();
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  // The type of the property is a text: it knows no TrustedScript.
  Reflect.set(script, 'text', policy?.createScript(json) ?? json);
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
