/** Runs a command, and prints the message of an error without its stack. */
export const runCommand = async (
  command: () => Promise<void> | void,
): Promise<void> => {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
