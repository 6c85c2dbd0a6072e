import { inParallel } from '../../../tools/import/workers';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe('inParallel', () => {
  it('should keep the order of the items', async () => {
    const counts: number[] = [];
    const work = async (ms: number) => {
      await pause(ms);
      return ms;
    };
    expect(await inParallel([20, 0, 10], work, (count) => counts.push(count))).toEqual([20, 0, 10]);
    expect(counts).toEqual([1, 2, 3]);
  });

  it('should end all begun work before it rejects', async () => {
    let [begun, ended] = [0, 0];
    const work = async (ms: number) => {
      begun += 1;
      await pause(ms);
      ended += 1;
      if (ms === 5) throw new Error('The disk is full.');
    };
    await expect(inParallel([5, 40, 40, 40, 40, 40, 40, 40, 40, 40], work)).rejects.toThrow(
      'The disk is full.',
    );
    expect(begun).toBeLessThan(10);
    expect(ended).toBe(begun);
  });
});
