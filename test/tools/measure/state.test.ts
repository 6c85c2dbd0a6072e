import { measureState } from '../../../tools/measure/state';

it('answers a choice among 5,000 products far quicker than a filter and a sort would', async () => {
  // Even with the checks that a production build leaves out, and on a machine that has other things to do.
  const [figures] = await measureState({ sizes: [5000], rounds: 5, span: 20 });
  expect(figures?.overNaive).toBeGreaterThan(2);
});
