import { availableParallelism } from 'node:os';
import type { ImageSet } from './imageSets';
import { runJobs } from './workerPool';

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

const progressOf = (total: number) => {
  const start = Date.now();
  let done = 0;
  return () => {
    done += 1;
    const left = ((Date.now() - start) / 1000 / done) * (total - done);
    process.stdout.write(`\r${done} of ${total} images, ${minutes(left)} left   `);
  };
};

/** Draws all images of some sets on all cores; `onDone` gets the files of a set in the order of its URLs. */
export const drawSets = async (
  sets: readonly ImageSet[],
  onDone: (set: ImageSet, files: readonly Uint8Array[]) => void,
): Promise<void> => {
  const tasks = sets.flatMap((set) => set.jobs.map((job) => ({ set, job })));
  const drawn = new Map<ImageSet, Map<number, readonly Uint8Array[]>>(sets.map((set) => [set, new Map()]));
  const report = progressOf(tasks.length);
  await runJobs(
    tasks.map(({ job }) => job),
    availableParallelism(),
    (index, files) => {
      report();
      const task = tasks[index];
      const images = task && drawn.get(task.set);
      if (!images) return;
      images.set(task.set.jobs.indexOf(task.job), files);
      if (images.size === task.set.jobs.length)
        onDone(
          task.set,
          task.set.jobs.flatMap((_job, i) => images.get(i) ?? []),
        );
    },
  );
  if (tasks.length > 0) process.stdout.write('\n');
};
