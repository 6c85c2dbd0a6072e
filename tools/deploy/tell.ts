/** One thing that was looked at: what it was, and what is wrong with it, if anything is. */
export interface Finding {
  readonly what: string;
  readonly fault?: string | undefined;
  /** It could not be looked at here, which is nobody's fault. */
  readonly isLeftOut?: boolean;
}

/** A line for what was looked at. */
export const tell = ({ what, fault, isLeftOut = false }: Finding): void => {
  const verdict = isLeftOut ? 'left out' : 'ok';
  console.log(fault === undefined ? `${verdict.padEnd(10)}${what}` : `FAILED    ${what}: ${fault}`);
};

/** Sums up many looks at the same thing; the first three faults are enough to go by. */
export const summed = (what: string, faults: readonly (string | undefined)[]): Finding => {
  const found = faults.filter((fault) => fault !== undefined);
  const more = found.length > 3 ? ` and ${found.length - 3} more` : '';
  return {
    what: `${what} (${faults.length})`,
    fault: found.length > 0 ? `${found.slice(0, 3).join('; ')}${more}` : undefined,
  };
};
