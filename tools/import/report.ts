/** Problems of the input. `advice` is printed below them. */
export class ImportProblems extends Error {
  constructor(
    readonly problems: readonly string[],
    readonly advice = '',
  ) {
    super(problems.join('\n'));
  }
}

/** A command line that cannot be used. */
export class UsageError extends Error {}

const MAX_LINES = 200;

/** The lines to print: at most 200 problems, then their number, then the advice. */
export const reportText = ({ problems, advice }: ImportProblems): string => {
  const more = problems.length - MAX_LINES;
  return [
    ...problems.slice(0, MAX_LINES),
    ...(more > 0 ? [`and ${more} more`] : []),
    '',
    ...(advice === '' ? [] : [advice, '']),
    'Nothing was changed.',
  ].join('\n');
};

const MAX_SHOWN = 80;

/** The problems in the order of the file; those without row last. */
export const inFileOrder = (problems: readonly string[]): readonly string[] => {
  const rowOf = (problem: string) => Number(/^(?:row|product) (\d+)/.exec(problem)?.[1] ?? Infinity);
  return [...problems].sort((a, b) => (rowOf(a) === rowOf(b) ? 0 : rowOf(a) - rowOf(b)));
};

/** A value in the form of JSON, cut after 80 characters. */
export const quoted = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
};

/** The message of an error, or what was thrown as text. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
