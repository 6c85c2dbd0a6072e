const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

const valueOf = (digit: string) => {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first--;
  return (code - first) % 10;
};

/**
 * The text with the decimal digits of every script as 0 to 9. Unicode has the
 * ten digits of a script in a row, beginning with zero.
 */
export const withAsciiDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
