/** What `start` has started and `stop` has to stop; both run in the same process. */
export const running: { stop: () => Promise<void> } = { stop: () => Promise.resolve() };
