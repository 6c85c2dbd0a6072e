/** The commands that a README tells everyone to run, as they stand in its first block of shell. */
export const commandsIn = (readme: string): string[] => {
  const [, block = ''] = /^```sh\n(.*?)^```/ms.exec(readme) ?? [];
  return block
    .split('\n')
    .map((line) => line.replace(/\s#\s.*$/, '').trim())
    .filter((line) => line !== '');
};

/** The one command of a README that ends in this one. */
export const commandEndingIn = (readme: string, end: string): string => {
  const found = commandsIn(readme).filter((command) => command.endsWith(end));
  const [command] = found;
  if (command === undefined || found.length > 1)
    throw new Error(`README.md has ${found.length} commands that end in "${end}".`);
  return command;
};
