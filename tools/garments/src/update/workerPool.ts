import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Job } from './imageSets';

// A worker thread does not inherit the TypeScript loader.
const START = `require('tsx/cjs'); require(${JSON.stringify(join(__dirname, 'worker.ts'))});`;

/** Runs jobs on a number of worker threads and returns the files of each job, in the order of the jobs. */
export const runJobs = (
  jobs: readonly Job[],
  threads: number,
  onDone: (index: number, files: readonly Uint8Array[]) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const queue = [...jobs.entries()];
    let busy = 0;
    const next = (worker: Worker): void => {
      const entry = queue.shift();
      if (!entry) {
        busy -= 1;
        void worker.terminate();
        if (busy === 0) resolve();
        return;
      }
      const [index, job] = entry;
      worker.once('message', (files: readonly Uint8Array[]) => {
        onDone(index, files);
        next(worker);
      });
      worker.postMessage(job);
    };
    for (let i = 0; i < Math.min(threads, jobs.length); i++) {
      const worker = new Worker(START, { eval: true });
      worker.once('error', reject);
      busy += 1;
      next(worker);
    }
    if (jobs.length === 0) resolve();
  });
