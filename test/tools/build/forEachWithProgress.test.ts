import { forEachWithProgress } from '../../../tools/build/forEachWithProgress';

it('should handle each item, and print how many are done after ten seconds', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  jest.useFakeTimers();
  const handled: number[] = [];
  // Four items begin at once. Each takes 4 s, in which no timer runs.
  await forEachWithProgress('Files:', [1, 2, 3, 4, 5], async (item) => {
    jest.setSystemTime(Date.now() + 4000);
    await Promise.resolve();
    handled.push(item);
  });
  expect(log.mock.calls).toEqual([['Files: 1 of 5.']]);
  expect(handled).toEqual([1, 2, 3, 4, 5]);
});
