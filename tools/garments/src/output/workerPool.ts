import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Job } from './job';

// A thread does not know TypeScript by itself.
const START = `require('tsx/cjs'); require(${JSON.stringify(join(__dirname, 'worker.ts'))});`;

const isDone = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'done' in message && message.done === true;

/** Has the jobs done by several threads, each taking the next one when it is free. */
export const work = (jobs: readonly Job[], threads: number, onDone: (job: Job) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const waiting = [...jobs];
    let busy = 0;
    const next = (worker: Worker): void => {
      const job = waiting.shift();
      if (!job) {
        busy -= 1;
        void worker.terminate();
        if (busy === 0) resolve();
        return;
      }
      worker.once('message', (message: unknown) => {
        if (!isDone(message)) {
          reject(new Error(`${job.id} ${job.angle} could not be drawn: ${JSON.stringify(message)}`));
          return;
        }
        onDone(job);
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
