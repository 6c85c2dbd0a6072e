type Rules = Readonly<Record<string, (text: string) => string>>;

/** Pass an argument to each rule: the browser throws without one. */
type Policy<T extends Rules> = Readonly<
  Record<keyof T, (text: string) => string>
>;

declare global {
  interface Window {
    /**
     * Missing in TypeScript's DOM library. The rules are typed as if they
     * returned strings; in a browser they return trusted types.
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
