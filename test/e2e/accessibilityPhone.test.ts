import { faultsOfPageStates } from './support/checkPageStates';

it('should have no faults in any page state on a phone', async () => {
  expect(await faultsOfPageStates('phone')).toEqual([]);
});
