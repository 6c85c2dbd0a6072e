/** Set by `globalSetup`, which runs in the same process. */
export const teardown: { run: () => Promise<void> } = {
  run: () => Promise.resolve(),
};

export default () => teardown.run();
