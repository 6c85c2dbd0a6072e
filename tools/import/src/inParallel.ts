/**
 * Does work on all items, at most `limit` at a time, and reports how many are
 * done. Returns the results in the order of the items.
 */
export const inParallel = async <T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
  report?: (progress: string) => void,
): Promise<readonly R[]> => {
  // The workers share this iterator, so that each takes the next item.
  const pending = items.entries();
  const results: R[] = [];
  let done = 0;
  const worker = async () => {
    for (const [i, item] of pending) {
      results[i] = await work(item);
      done += 1;
      const isTime = done % 100 === 0 || done === items.length;
      if (isTime) report?.(`${done} of ${items.length}`);
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
};
