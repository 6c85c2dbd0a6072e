import { parentPort } from 'node:worker_threads';
import type { Job } from './imageSets';
import { runJob } from './runJob';

// Runs one job for each message and sends the files back. A rejection becomes the error event of the worker.
parentPort?.on('message', (job: Job) => {
  void runJob(job).then((files) => parentPort?.postMessage(files));
});
