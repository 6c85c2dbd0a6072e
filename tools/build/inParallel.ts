/** Does work on all items, at most `limit` at a time, and writes its progress. */
export const inParallel = async <T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
  write: (progress: string) => void = () => undefined,
): Promise<void> => {
  // The workers share this iterator, so that each takes the next item.
  const pending = items.values();
  let done = 0;
  const worker = async () => {
    for (const item of pending) {
      await work(item);
      done += 1;
      if (done % 100 === 0 || done === items.length)
        write(`${done} of ${items.length}`);
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
};
