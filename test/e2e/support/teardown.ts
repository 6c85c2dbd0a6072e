/** The teardown that `globalSetup` provides for `globalTeardown`; both run in the same process. */
export const teardown: { run: () => Promise<void> } = { run: () => Promise.resolve() };
