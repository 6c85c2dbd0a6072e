import { availableParallelism } from 'node:os';

/**
 * Calls `work` for every item, in parallel on the cores of this machine; the results keep the order. After the first
 * failure no work begins, and the promise rejects when all begun work has ended.
 */
export const inParallel = async <T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  onDone: (count: number) => void = () => undefined,
): Promise<readonly R[]> => {
  const results = new Map<number, R>();
  const pending = [...items.entries()].reverse();
  const worker = async () => {
    for (let next = pending.pop(); next; next = pending.pop()) {
      const [i, item] = next;
      try {
        results.set(i, await work(item));
      } catch (error) {
        pending.length = 0;
        throw error;
      }
      onDone(results.size);
    }
  };
  const workers = Array.from({ length: Math.min(availableParallelism(), 8) }, worker);
  for (const result of await Promise.allSettled(workers))
    if (result.status === 'rejected') throw result.reason;
  return items.flatMap((_item, i) => results.get(i) ?? []);
};
