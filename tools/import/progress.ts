const STEP = 100;

/** Where the command prints. */
export interface Output {
  readonly print: (text: string) => void;
  /** Writes to stderr without a line break. */
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
}

/** Shows how many products are done: on a terminal in one line, else in a line for every 100. */
export const progressOf = ({ write, isTerminal }: Output, verb: string, total: number) => {
  let shown = 0;
  return (count: number): void => {
    if (isTerminal) write(`\r${verb} ${count} of ${total}${count === total ? '\n' : ''}`);
    else if (count % STEP === 0 && count > shown) write(`${verb} ${count} of ${total}\n`);
    shown = count;
  };
};
