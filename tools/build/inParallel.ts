/**
 * Does work on all items, at most `limit` at a time, and writes its progress.
 * Returns the results in the order of the items.
 */
export const inParallel = async <T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
  write: (progress: string) => void = () => undefined,
): Promise<readonly R[]> => {
  // The workers share this iterator, so that each takes the next item.
  const pending = items.entries();
  const results: R[] = [];
  let done = 0;
  const worker = async () => {
    for (const [i, item] of pending) {
      results[i] = await work(item);
      done += 1;
      if (done % 100 === 0 || done === items.length) {
        write(`${done} of ${items.length}`);
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
};
