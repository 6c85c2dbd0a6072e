interface ScriptUrlPolicy {
  createScriptURL: (text: string) => string;
}

declare global {
  interface Window {
    /**
     * TypeScript's DOM library lacks this property. In a browser,
     * `createScriptURL` returns a `TrustedScriptURL` and no string.
     */
    trustedTypes?: {
      createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
    };
  }
}

/** The only URL of a worker that Trusted Types allow. */
const scriptUrl = () => {
  const policy = window.trustedTypes?.createPolicy('weft#worker', {
    createScriptURL: () => '/sw.js',
  });
  // Without an argument, `createScriptURL` throws an error.
  return policy?.createScriptURL('') ?? '/sw.js';
};

const register = async () => navigator.serviceWorker.register(scriptUrl());

/** Development has no worker: it would show files from before an edit. */
export const startServiceWorker = (): void => {
  const isDevelopment = process.env['NODE_ENV'] !== 'production';
  if (isDevelopment || !('serviceWorker' in navigator)) return;
  const whenIdle =
    'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  whenIdle(() => void register().catch(() => undefined));
};
