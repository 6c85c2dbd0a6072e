/** Set by `globalSetup`, which runs in the same process. */
export const teardown: { run: () => void } = { run: () => undefined };

export default () => teardown.run();
