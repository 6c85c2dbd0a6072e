type Rules = Readonly<Record<string, (text: string) => string>>;

/** Rules take an argument: the browser throws without one. */
type Policy<T extends Rules> = Readonly<
  Record<keyof T, (text: string) => string>
>;

declare global {
  interface Window {
    /**
     * TypeScript's DOM library does not have it. What the rules of a policy
     * return is a trusted type, which is no string.
     */
    readonly trustedTypes?: {
      readonly createPolicy: <T extends Rules>(
        name: string,
        rules: T,
      ) => Policy<T>;
    };
  }
}

/** A policy of Trusted Types; undefined where the browser has none. */
export const trustedPolicy = <T extends Rules>(
  name: string,
  rules: T,
): Policy<T> | undefined => window.trustedTypes?.createPolicy(name, rules);
