/** The thread pool of Node compresses as many files at a time. */
const AT_A_TIME = 4;

/**
 * Handles each item, and prints every ten seconds how many are done, such as
 * `Compressed files: 350 of 2018.`
 */
export const forEachWithProgress = async <T>(
  done: string,
  items: readonly T[],
  handle: (item: T) => Promise<void>,
): Promise<void> => {
  let count = 0;
  let printed = Date.now();
  const queue = items.values();
  const handleNext = async () => {
    for (const item of queue) {
      await handle(item);
      count += 1;
      // No timer would run between the pages that React renders.
      if (Date.now() < printed + 10_000) continue;
      printed = Date.now();
      console.log(`${done} ${count} of ${items.length}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, handleNext));
};
