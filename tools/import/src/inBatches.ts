/** Handles some items at a time, and prints every 100 items how many are done. */
export const inBatches = async <T>(
  items: readonly T[],
  size: number,
  handle: (item: T) => Promise<void>,
  print: (progress: string) => void,
): Promise<void> => {
  for (let i = 0; i < items.length; i += size) {
    if (i % 100 < size) print(`${i} of ${items.length}`);
    await Promise.all(items.slice(i, i + size).map(handle));
  }
};
