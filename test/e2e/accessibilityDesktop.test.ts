import { faultsOfPageStates } from './support/checkPageStates';

it('should have no faults in any page state on a desktop', async () => {
  expect(await faultsOfPageStates('desktop')).toEqual([]);
});
