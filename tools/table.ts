const GAP = 3;

/** Rows under their heads, columns aligned: the first one to the left, figures to the right. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const all = [heads, ...rows];
  const widths = heads.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart((widths[i] ?? 0) + GAP)))
        .join('')
        .trimEnd(),
    )
    .join('\n');
};

/** A figure with so many digits behind the point; a dash where there is none. */
export const said = (figure: number, digits = 0): string =>
  Number.isFinite(figure)
    ? figure.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    : '–';

export const KIB = 1024;

/** Bytes as KiB with a digit behind the point. */
export const kib = (bytes: number): string => said(bytes / KIB, 1);
