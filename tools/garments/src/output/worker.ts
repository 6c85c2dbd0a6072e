import { parentPort } from 'node:worker_threads';
import { recipes } from '../recipes';
import { isJob, run } from './job';

// One of several: draws what it is sent, one picture at a time, and says when each is done.
parentPort?.on('message', (message: unknown) => {
  if (!isJob(message)) throw new Error('The press sent something that is no job.');
  const recipe = recipes[message.id];
  if (!recipe) throw new Error(`There is no recipe for ${message.id}.`);
  void run(recipe, message).then(
    () => parentPort?.postMessage({ done: true }),
    (error: unknown) => parentPort?.postMessage({ done: false, reason: String(error) }),
  );
});
