import { availableParallelism } from 'node:os';

/** Calls `work` for every item, in parallel on the cores of this machine; the results keep the order. */
export const inParallel = async <T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  onDone: (count: number) => void = () => undefined,
): Promise<readonly R[]> => {
  const results = new Map<number, R>();
  const pending = items.entries();
  const worker = async () => {
    for (const [i, item] of pending) {
      results.set(i, await work(item));
      onDone(results.size);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 8) }, worker));
  return items.flatMap((_item, i) => results.get(i) ?? []);
};
