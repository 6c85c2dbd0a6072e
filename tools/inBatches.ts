/**
 * Does work on some items at a time. Prints after the first item, after every
 * 100 and after the last one how many are done. Returns the results in the
 * order of the items.
 */
export const inBatches = async <T, R>(
  title: string,
  items: readonly T[],
  size: number,
  work: (item: T) => Promise<R>,
  print: (line: string) => void,
): Promise<readonly R[]> => {
  const results: R[] = [];
  for (let i = 0; i < items.length; i += size) {
    const batch = items.slice(i, i + size);
    results.push(...(await Promise.all(batch.map(work))));
    const isLast = results.length === items.length;
    if (i % 100 < size || isLast)
      print(`${title}: ${results.length} of ${items.length}`);
  }
  return results;
};
