import { forEachWithProgress } from '../../../tools/build/forEachWithProgress';

it('should handle each item, and print how many are done after ten seconds', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  jest.useFakeTimers();
  const handled: number[] = [];
  const all = forEachWithProgress('Files:', [1, 2, 3, 4, 5], async (item) => {
    await new Promise((resolve) => setTimeout(resolve, 6000));
    handled.push(item);
  });
  await jest.advanceTimersByTimeAsync(12_000);
  await all;
  expect(log.mock.calls).toEqual([['Files: 4 of 5.']]);
  expect(handled).toEqual([1, 2, 3, 4, 5]);
});
